// numpy: a.argmax(1).astype('i8')
func.func @main(%a: tensor<6x9xf32>) -> tensor<6xi64> {
  %low = arith.constant dense<0xFF800000> : tensor<6xf32>
  %first = arith.constant dense<0> : tensor<6xi64>
  %r:2 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<6x9xf32>) outs(%low, %first : tensor<6xf32>, tensor<6xi64>) {
  ^bb0(%x: f32, %best: f32, %at: i64):
    %j = linalg.index 1 : index
    %here = arith.index_cast %j : index to i64
    %more = arith.cmpf ogt, %x, %best : f32
    %value = arith.select %more, %x, %best : f32
    %index = arith.select %more, %here, %at : i64
    linalg.yield %value, %index : f32, i64
  } -> (tensor<6xf32>, tensor<6xi64>)
  return %r#1 : tensor<6xi64>
}
