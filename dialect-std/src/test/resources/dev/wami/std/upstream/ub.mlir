func.func @poison() -> (i32, vector<4xf32>, i32) {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison {tag} : i32
  return %0, %1, %2 : i32, vector<4xf32>, i32
}
func.func @unreachable() {
  ub.unreachable {tag}
}
