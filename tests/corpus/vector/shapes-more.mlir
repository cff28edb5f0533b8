// Vectors in other shapes.
func.func @shape_cast_0(%a: vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  return
}

// -----

func.func @shape_cast_1(%a: vector<4xf32>) {
  %0 = vector.shape_cast %a {kept} : vector<4xf32> to vector<2x2xf32>
  return
}

// -----

func.func @shape_cast_2(%a: vector<1x[4]xi8>) {
  %0 = vector.shape_cast %a : vector<1x[4]xi8> to vector<[4]xi8>
  return
}

// -----

func.func @shape_cast_3(%a: vector<1x[4]xi8>) {
  %0 = vector.shape_cast %a {kept} : vector<1x[4]xi8> to vector<[4]xi8>
  return
}

// -----

func.func @shape_cast_4(%a: vector<f32>) {
  %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  return
}

// -----

func.func @shape_cast_5(%a: vector<f32>) {
  %0 = vector.shape_cast %a {kept} : vector<f32> to vector<1xf32>
  return
}

// -----

func.func @shape_cast_6(%a: vector<2x3x4xindex>) {
  %0 = vector.shape_cast %a : vector<2x3x4xindex> to vector<24xindex>
  return
}

// -----

func.func @shape_cast_7(%a: vector<2x3x4xindex>) {
  %0 = vector.shape_cast %a {kept} : vector<2x3x4xindex> to vector<24xindex>
  return
}

// -----

func.func @broadcast_8(%a: f32) {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  return
}

// -----

func.func @broadcast_9(%a: vector<4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @broadcast_10(%a: vector<1x1xi8>) {
  %0 = vector.broadcast %a : vector<1x1xi8> to vector<3x5xi8>
  return
}

// -----

func.func @broadcast_11(%a: index) {
  %0 = vector.broadcast %a : index to vector<index>
  return
}

// -----

func.func @broadcast_12(%a: vector<[4]xf32>) {
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<2x[4]xf32>
  return
}
