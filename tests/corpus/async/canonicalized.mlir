func.func @nothing_awaited(%n: index) {
  %group = async.create_group %n : !async.group
  async.await_all %group
  return
}
