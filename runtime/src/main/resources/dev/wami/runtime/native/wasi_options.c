// What a program may touch: options that were given when it was built, and those in the environment variable WASM_OPTIONS, one a line, or with
// spaces between them if there is no line break.

static void option(const char *text) {
  if (!strncmp(text, "--dir=", 6)) grant(text + 6);
  else if (!strncmp(text, "--env=", 6)) add_variable(text + 6);
  else if (!strcmp(text, "--inherit-env")) inherit_environment();
  else {
    fprintf(stderr, "wasabi: WASM_OPTIONS takes --dir=HOST[::GUEST], --env=NAME[=VALUE] and --inherit-env, not '%s'\n", text);
    exit(2);
  }
}

SHARED void wasabi_wasi_options(const char *options) {
  char *copy = strdup(options), *rest = 0;
  if (!copy) abort();
  const char *between = strchr(copy, '\n') ? "\n" : " ";
  for (char *each = strtok_r(copy, between, &rest); each; each = strtok_r(0, between, &rest)) option(each);
  free(copy);
}
