// A tag of another module, and one that is exported.
// engines: interpreter, std - the embedded engine is given no tag
// run: @caught() == 1

module {
  wasmssa.import_tag "e" from "env" as @tag_0 {type = (i32) -> ()}
  wasmssa.func exported @caught() -> i32 {
    wasmssa.block : {
      wasmssa.try_table catch_all to level 0 : {
        %2 = wasmssa.const 4 : i32
        wasmssa.throw @tag_0(%2 : i32)
      }> ^bb1
    ^bb1:  // pred: ^bb0
      %1 = wasmssa.const 0 : i32
      wasmssa.return %1 : i32
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.tag exported @own : (i64) -> ()
}
