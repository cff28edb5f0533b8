// What asinh and acosh share.

func.func private @__wami_log_parts(f64) -> (f64, f64)
func.func private @__wami_product_rest(f64, f64, f64) -> f64

// ln(x + sqrt(x^2 + c)) rounded, for c = 1 and x > 1/4, or c = -1 and x > 5/4; of infinity and NaN, these.
//
// x^2 + c is the sum of y and its error e; s = sqrt y lacks (y - s^2 + e) / 2s; x + s = u + u_rest, and ln(u + u_rest) = ln u + u_rest / u, as the
// next term is below 2^-107. From 2^28 on, c does not matter: ln x + ln 2.
func.func private @__wami_log_of_sum(%x: f64, %c: f64) -> f64 {
  %limit = arith.constant 268435456.0 : f64
  %medium = arith.cmpf olt, %x, %limit : f64
  %result = scf.if %medium -> f64 {
    %x2 = arith.mulf %x, %x : f64
    %x2_rest = func.call @__wami_product_rest(%x, %x, %x2) : (f64, f64, f64) -> f64
    %y = arith.addf %x2, %c : f64
    %y_c = arith.subf %y, %x2 : f64
    %y_error_1 = arith.subf %y, %y_c : f64
    %y_error_2 = arith.subf %x2, %y_error_1 : f64
    %y_error_3 = arith.subf %c, %y_c : f64
    %y_error = arith.addf %y_error_2, %y_error_3 : f64
    %e = arith.addf %y_error, %x2_rest : f64
    %s = math.sqrt %y : f64
    %s2 = arith.mulf %s, %s : f64
    %s2_rest = func.call @__wami_product_rest(%s, %s, %s2) : (f64, f64, f64) -> f64
    %s_rest_1 = arith.subf %y, %s2 : f64
    %s_rest_2 = arith.subf %s_rest_1, %s2_rest : f64
    %s_rest_3 = arith.addf %s_rest_2, %e : f64
    %s_rest_4 = arith.addf %s, %s : f64
    %s_rest = arith.divf %s_rest_3, %s_rest_4 : f64
    %u = arith.addf %x, %s : f64
    %u_s = arith.subf %u, %x : f64
    %u_error_1 = arith.subf %u, %u_s : f64
    %u_error_2 = arith.subf %x, %u_error_1 : f64
    %u_error_3 = arith.subf %s, %u_s : f64
    %u_error = arith.addf %u_error_2, %u_error_3 : f64
    %u_rest = arith.addf %u_error, %s_rest : f64
    %head, %rest = func.call @__wami_log_parts(%u) : (f64) -> (f64, f64)
    %value_1 = arith.divf %u_rest, %u : f64
    %value_2 = arith.addf %rest, %value_1 : f64
    %value = arith.addf %head, %value_2 : f64
    scf.yield %value : f64
  } else {
    %ln2 = arith.constant 0.6931471805599453 : f64
    %head, %rest = func.call @__wami_log_parts(%x) : (f64) -> (f64, f64)
    %value_1 = arith.addf %rest, %ln2 : f64
    %value = arith.addf %head, %value_1 : f64
    scf.yield %value : f64
  }
  return %result : f64
}
