// prints: 37

// Recursive descent: (1+2)*(3+4)*2-5 as text, with a position in memory.
memref.global "private" constant @text : memref<16xi8> = dense<[40, 49, 43, 50, 41, 42, 40, 51, 43, 52, 41, 42, 50, 45, 53, 0]>
memref.global "private" @position : memref<index> = dense<0>

func.func @peek() -> i8 {
  %text = memref.get_global @text : memref<16xi8>
  %p = memref.get_global @position : memref<index>
  %i = memref.load %p[] : memref<index>
  %c = memref.load %text[%i] : memref<16xi8>
  return %c : i8
}

func.func @advance() {
  %c1 = arith.constant 1 : index
  %p = memref.get_global @position : memref<index>
  %i = memref.load %p[] : memref<index>
  %j = arith.addi %i, %c1 : index
  memref.store %j, %p[] : memref<index>
  return
}

func.func @factor() -> i32 {
  %open = arith.constant 40 : i8
  %c = call @peek() : () -> i8
  call @advance() : () -> ()
  %inner = arith.cmpi eq, %c, %open : i8
  %r = scf.if %inner -> i32 {
    %v = func.call @sum() : () -> i32
    func.call @advance() : () -> ()
    scf.yield %v : i32
  } else {
    %zero = arith.constant 48 : i8
    %d = arith.subi %c, %zero : i8
    %v = arith.extui %d : i8 to i32
    scf.yield %v : i32
  }
  return %r : i32
}

func.func @product() -> i32 {
  %times = arith.constant 42 : i8
  %first = call @factor() : () -> i32
  %r = scf.while (%v = %first) : (i32) -> i32 {
    %c = func.call @peek() : () -> i8
    %more = arith.cmpi eq, %c, %times : i8
    scf.condition(%more) %v : i32
  } do {
  ^bb0(%v: i32):
    func.call @advance() : () -> ()
    %f = func.call @factor() : () -> i32
    %n = arith.muli %v, %f : i32
    scf.yield %n : i32
  }
  return %r : i32
}

func.func @sum() -> i32 {
  %plus = arith.constant 43 : i8
  %minus = arith.constant 45 : i8
  %first = call @product() : () -> i32
  %r = scf.while (%v = %first) : (i32) -> i32 {
    %c = func.call @peek() : () -> i8
    %p = arith.cmpi eq, %c, %plus : i8
    %m = arith.cmpi eq, %c, %minus : i8
    %more = arith.ori %p, %m : i1
    scf.condition(%more) %v : i32
  } do {
  ^bb0(%v: i32):
    %c = func.call @peek() : () -> i8
    func.call @advance() : () -> ()
    %f = func.call @product() : () -> i32
    %a = arith.addi %v, %f : i32
    %s = arith.subi %v, %f : i32
    %m = arith.cmpi eq, %c, %minus : i8
    %n = arith.select %m, %s, %a : i32
    scf.yield %n : i32
  }
  return %r : i32
}

func.func @main() {
  %r = call @sum() : () -> i32
  vector.print %r : i32
  return
}
