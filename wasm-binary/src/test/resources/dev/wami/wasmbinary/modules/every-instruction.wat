(module
  (type (;0;) (func))
  (type (;1;) (struct (field (mut i64)) (field (mut i16))))
  (type (;2;) (array (mut i32)))
  (type (;3;) (array (mut i8)))
  (type (;4;) (array (mut funcref)))
  (type (;5;) (func (result funcref)))
  (type (;6;) (cont 0))
  (rec
    (type (;7;) (func (param (ref null 8))))
    (type (;8;) (cont 7)))
  (table (;0;) 4 funcref)
  (table (;1;) 4 400 funcref)
  (memory (;0;) 1)
  (memory (;1;) 1 2)
  (tag (;0;) (type 0))
  (global (;0;) (mut i64) i64.const -1)
  (export "UNREACHABLE" (func 0))
  (export "NOP" (func 1))
  (export "BLOCK" (func 2))
  (export "LOOP" (func 3))
  (export "IF" (func 4))
  (export "ELSE" (func 5))
  (export "THROW" (func 6))
  (export "THROW_REF" (func 7))
  (export "END" (func 8))
  (export "BR" (func 9))
  (export "BR_IF" (func 10))
  (export "BR_TABLE" (func 11))
  (export "RETURN" (func 12))
  (export "CALL" (func 13))
  (export "CALL_INDIRECT" (func 14))
  (export "RETURN_CALL" (func 15))
  (export "RETURN_CALL_INDIRECT" (func 16))
  (export "CALL_REF" (func 17))
  (export "RETURN_CALL_REF" (func 18))
  (export "TRY_TABLE" (func 19))
  (export "DROP" (func 20))
  (export "SELECT" (func 21))
  (export "SELECT_T" (func 22))
  (export "LOCAL_GET" (func 23))
  (export "LOCAL_SET" (func 24))
  (export "LOCAL_TEE" (func 25))
  (export "GLOBAL_GET" (func 26))
  (export "GLOBAL_SET" (func 27))
  (export "TABLE_GET" (func 28))
  (export "TABLE_SET" (func 29))
  (export "TABLE_INIT" (func 30))
  (export "ELEM_DROP" (func 31))
  (export "TABLE_COPY" (func 32))
  (export "TABLE_GROW" (func 33))
  (export "TABLE_SIZE" (func 34))
  (export "TABLE_FILL" (func 35))
  (export "I32_LOAD" (func 36))
  (export "I64_LOAD" (func 37))
  (export "F32_LOAD" (func 38))
  (export "F64_LOAD" (func 39))
  (export "I32_LOAD8_S" (func 40))
  (export "I32_LOAD8_U" (func 41))
  (export "I32_LOAD16_S" (func 42))
  (export "I32_LOAD16_U" (func 43))
  (export "I64_LOAD8_S" (func 44))
  (export "I64_LOAD8_U" (func 45))
  (export "I64_LOAD16_S" (func 46))
  (export "I64_LOAD16_U" (func 47))
  (export "I64_LOAD32_S" (func 48))
  (export "I64_LOAD32_U" (func 49))
  (export "I32_STORE" (func 50))
  (export "I64_STORE" (func 51))
  (export "F32_STORE" (func 52))
  (export "F64_STORE" (func 53))
  (export "I32_STORE8" (func 54))
  (export "I32_STORE16" (func 55))
  (export "I64_STORE8" (func 56))
  (export "I64_STORE16" (func 57))
  (export "I64_STORE32" (func 58))
  (export "MEMORY_SIZE" (func 59))
  (export "MEMORY_GROW" (func 60))
  (export "MEMORY_INIT" (func 61))
  (export "DATA_DROP" (func 62))
  (export "MEMORY_COPY" (func 63))
  (export "MEMORY_FILL" (func 64))
  (export "I32_CONST" (func 65))
  (export "I64_CONST" (func 66))
  (export "F32_CONST" (func 67))
  (export "F64_CONST" (func 68))
  (export "I32_EQZ" (func 69))
  (export "I32_EQ" (func 70))
  (export "I32_NE" (func 71))
  (export "I32_LT_S" (func 72))
  (export "I32_LT_U" (func 73))
  (export "I32_GT_S" (func 74))
  (export "I32_GT_U" (func 75))
  (export "I32_LE_S" (func 76))
  (export "I32_LE_U" (func 77))
  (export "I32_GE_S" (func 78))
  (export "I32_GE_U" (func 79))
  (export "I64_EQZ" (func 80))
  (export "I64_EQ" (func 81))
  (export "I64_NE" (func 82))
  (export "I64_LT_S" (func 83))
  (export "I64_LT_U" (func 84))
  (export "I64_GT_S" (func 85))
  (export "I64_GT_U" (func 86))
  (export "I64_LE_S" (func 87))
  (export "I64_LE_U" (func 88))
  (export "I64_GE_S" (func 89))
  (export "I64_GE_U" (func 90))
  (export "F32_EQ" (func 91))
  (export "F32_NE" (func 92))
  (export "F32_LT" (func 93))
  (export "F32_GT" (func 94))
  (export "F32_LE" (func 95))
  (export "F32_GE" (func 96))
  (export "F64_EQ" (func 97))
  (export "F64_NE" (func 98))
  (export "F64_LT" (func 99))
  (export "F64_GT" (func 100))
  (export "F64_LE" (func 101))
  (export "F64_GE" (func 102))
  (export "I32_CLZ" (func 103))
  (export "I32_CTZ" (func 104))
  (export "I32_POPCNT" (func 105))
  (export "I32_ADD" (func 106))
  (export "I32_SUB" (func 107))
  (export "I32_MUL" (func 108))
  (export "I32_DIV_S" (func 109))
  (export "I32_DIV_U" (func 110))
  (export "I32_REM_S" (func 111))
  (export "I32_REM_U" (func 112))
  (export "I32_AND" (func 113))
  (export "I32_OR" (func 114))
  (export "I32_XOR" (func 115))
  (export "I32_SHL" (func 116))
  (export "I32_SHR_S" (func 117))
  (export "I32_SHR_U" (func 118))
  (export "I32_ROTL" (func 119))
  (export "I32_ROTR" (func 120))
  (export "I64_CLZ" (func 121))
  (export "I64_CTZ" (func 122))
  (export "I64_POPCNT" (func 123))
  (export "I64_ADD" (func 124))
  (export "I64_SUB" (func 125))
  (export "I64_MUL" (func 126))
  (export "I64_DIV_S" (func 127))
  (export "I64_DIV_U" (func 128))
  (export "I64_REM_S" (func 129))
  (export "I64_REM_U" (func 130))
  (export "I64_AND" (func 131))
  (export "I64_OR" (func 132))
  (export "I64_XOR" (func 133))
  (export "I64_SHL" (func 134))
  (export "I64_SHR_S" (func 135))
  (export "I64_SHR_U" (func 136))
  (export "I64_ROTL" (func 137))
  (export "I64_ROTR" (func 138))
  (export "F32_ABS" (func 139))
  (export "F32_NEG" (func 140))
  (export "F32_CEIL" (func 141))
  (export "F32_FLOOR" (func 142))
  (export "F32_TRUNC" (func 143))
  (export "F32_NEAREST" (func 144))
  (export "F32_SQRT" (func 145))
  (export "F32_ADD" (func 146))
  (export "F32_SUB" (func 147))
  (export "F32_MUL" (func 148))
  (export "F32_DIV" (func 149))
  (export "F32_MIN" (func 150))
  (export "F32_MAX" (func 151))
  (export "F32_COPYSIGN" (func 152))
  (export "F64_ABS" (func 153))
  (export "F64_NEG" (func 154))
  (export "F64_CEIL" (func 155))
  (export "F64_FLOOR" (func 156))
  (export "F64_TRUNC" (func 157))
  (export "F64_NEAREST" (func 158))
  (export "F64_SQRT" (func 159))
  (export "F64_ADD" (func 160))
  (export "F64_SUB" (func 161))
  (export "F64_MUL" (func 162))
  (export "F64_DIV" (func 163))
  (export "F64_MIN" (func 164))
  (export "F64_MAX" (func 165))
  (export "F64_COPYSIGN" (func 166))
  (export "I32_WRAP_I64" (func 167))
  (export "I32_TRUNC_F32_S" (func 168))
  (export "I32_TRUNC_F32_U" (func 169))
  (export "I32_TRUNC_F64_S" (func 170))
  (export "I32_TRUNC_F64_U" (func 171))
  (export "I64_EXTEND_I32_S" (func 172))
  (export "I64_EXTEND_I32_U" (func 173))
  (export "I64_TRUNC_F32_S" (func 174))
  (export "I64_TRUNC_F32_U" (func 175))
  (export "I64_TRUNC_F64_S" (func 176))
  (export "I64_TRUNC_F64_U" (func 177))
  (export "F32_CONVERT_I32_S" (func 178))
  (export "F32_CONVERT_I32_U" (func 179))
  (export "F32_CONVERT_I64_S" (func 180))
  (export "F32_CONVERT_I64_U" (func 181))
  (export "F32_DEMOTE_F64" (func 182))
  (export "F64_CONVERT_I32_S" (func 183))
  (export "F64_CONVERT_I32_U" (func 184))
  (export "F64_CONVERT_I64_S" (func 185))
  (export "F64_CONVERT_I64_U" (func 186))
  (export "F64_PROMOTE_F32" (func 187))
  (export "I32_REINTERPRET_F32" (func 188))
  (export "I64_REINTERPRET_F64" (func 189))
  (export "F32_REINTERPRET_I32" (func 190))
  (export "F64_REINTERPRET_I64" (func 191))
  (export "I32_EXTEND8_S" (func 192))
  (export "I32_EXTEND16_S" (func 193))
  (export "I64_EXTEND8_S" (func 194))
  (export "I64_EXTEND16_S" (func 195))
  (export "I64_EXTEND32_S" (func 196))
  (export "I32_TRUNC_SAT_F32_S" (func 197))
  (export "I32_TRUNC_SAT_F32_U" (func 198))
  (export "I32_TRUNC_SAT_F64_S" (func 199))
  (export "I32_TRUNC_SAT_F64_U" (func 200))
  (export "I64_TRUNC_SAT_F32_S" (func 201))
  (export "I64_TRUNC_SAT_F32_U" (func 202))
  (export "I64_TRUNC_SAT_F64_S" (func 203))
  (export "I64_TRUNC_SAT_F64_U" (func 204))
  (export "I64_ADD128" (func 205))
  (export "I64_SUB128" (func 206))
  (export "I64_MUL_WIDE_S" (func 207))
  (export "I64_MUL_WIDE_U" (func 208))
  (export "REF_NULL" (func 209))
  (export "REF_IS_NULL" (func 210))
  (export "REF_FUNC" (func 211))
  (export "REF_EQ" (func 212))
  (export "REF_AS_NON_NULL" (func 213))
  (export "BR_ON_NULL" (func 214))
  (export "BR_ON_NON_NULL" (func 215))
  (export "STRUCT_NEW" (func 216))
  (export "STRUCT_NEW_DEFAULT" (func 217))
  (export "STRUCT_GET" (func 218))
  (export "STRUCT_GET_S" (func 219))
  (export "STRUCT_GET_U" (func 220))
  (export "STRUCT_SET" (func 221))
  (export "ARRAY_NEW" (func 222))
  (export "ARRAY_NEW_DEFAULT" (func 223))
  (export "ARRAY_NEW_FIXED" (func 224))
  (export "ARRAY_NEW_DATA" (func 225))
  (export "ARRAY_NEW_ELEM" (func 226))
  (export "ARRAY_GET" (func 227))
  (export "ARRAY_GET_S" (func 228))
  (export "ARRAY_GET_U" (func 229))
  (export "ARRAY_SET" (func 230))
  (export "ARRAY_LEN" (func 231))
  (export "ARRAY_FILL" (func 232))
  (export "ARRAY_COPY" (func 233))
  (export "ARRAY_INIT_DATA" (func 234))
  (export "ARRAY_INIT_ELEM" (func 235))
  (export "REF_TEST" (func 236))
  (export "REF_TEST_NULL" (func 237))
  (export "REF_CAST" (func 238))
  (export "REF_CAST_NULL" (func 239))
  (export "BR_ON_CAST" (func 240))
  (export "BR_ON_CAST_FAIL" (func 241))
  (export "ANY_CONVERT_EXTERN" (func 242))
  (export "EXTERN_CONVERT_ANY" (func 243))
  (export "REF_I31" (func 244))
  (export "I31_GET_S" (func 245))
  (export "I31_GET_U" (func 246))
  (export "CONT_NEW" (func 247))
  (export "CONT_BIND" (func 248))
  (export "SUSPEND" (func 249))
  (export "RESUME" (func 250))
  (export "RESUME_THROW" (func 251))
  (export "RESUME_THROW_REF" (func 252))
  (export "SWITCH" (func 253))
  (export "V128_LOAD" (func 254))
  (export "V128_LOAD8X8_S" (func 255))
  (export "V128_LOAD8X8_U" (func 256))
  (export "V128_LOAD16X4_S" (func 257))
  (export "V128_LOAD16X4_U" (func 258))
  (export "V128_LOAD32X2_S" (func 259))
  (export "V128_LOAD32X2_U" (func 260))
  (export "V128_LOAD8_SPLAT" (func 261))
  (export "V128_LOAD16_SPLAT" (func 262))
  (export "V128_LOAD32_SPLAT" (func 263))
  (export "V128_LOAD64_SPLAT" (func 264))
  (export "V128_STORE" (func 265))
  (export "V128_LOAD8_LANE" (func 266))
  (export "V128_LOAD16_LANE" (func 267))
  (export "V128_LOAD32_LANE" (func 268))
  (export "V128_LOAD64_LANE" (func 269))
  (export "V128_STORE8_LANE" (func 270))
  (export "V128_STORE16_LANE" (func 271))
  (export "V128_STORE32_LANE" (func 272))
  (export "V128_STORE64_LANE" (func 273))
  (export "V128_LOAD32_ZERO" (func 274))
  (export "V128_LOAD64_ZERO" (func 275))
  (export "V128_CONST" (func 276))
  (export "I8X16_SHUFFLE" (func 277))
  (export "I8X16_SWIZZLE" (func 278))
  (export "I8X16_SPLAT" (func 279))
  (export "I16X8_SPLAT" (func 280))
  (export "I32X4_SPLAT" (func 281))
  (export "I64X2_SPLAT" (func 282))
  (export "F32X4_SPLAT" (func 283))
  (export "F64X2_SPLAT" (func 284))
  (export "I8X16_EXTRACT_LANE_S" (func 285))
  (export "I8X16_EXTRACT_LANE_U" (func 286))
  (export "I8X16_REPLACE_LANE" (func 287))
  (export "I16X8_EXTRACT_LANE_S" (func 288))
  (export "I16X8_EXTRACT_LANE_U" (func 289))
  (export "I16X8_REPLACE_LANE" (func 290))
  (export "I32X4_EXTRACT_LANE" (func 291))
  (export "I32X4_REPLACE_LANE" (func 292))
  (export "I64X2_EXTRACT_LANE" (func 293))
  (export "I64X2_REPLACE_LANE" (func 294))
  (export "F32X4_EXTRACT_LANE" (func 295))
  (export "F32X4_REPLACE_LANE" (func 296))
  (export "F64X2_EXTRACT_LANE" (func 297))
  (export "F64X2_REPLACE_LANE" (func 298))
  (export "I8X16_EQ" (func 299))
  (export "I8X16_NE" (func 300))
  (export "I8X16_LT_S" (func 301))
  (export "I8X16_LT_U" (func 302))
  (export "I8X16_GT_S" (func 303))
  (export "I8X16_GT_U" (func 304))
  (export "I8X16_LE_S" (func 305))
  (export "I8X16_LE_U" (func 306))
  (export "I8X16_GE_S" (func 307))
  (export "I8X16_GE_U" (func 308))
  (export "I16X8_EQ" (func 309))
  (export "I16X8_NE" (func 310))
  (export "I16X8_LT_S" (func 311))
  (export "I16X8_LT_U" (func 312))
  (export "I16X8_GT_S" (func 313))
  (export "I16X8_GT_U" (func 314))
  (export "I16X8_LE_S" (func 315))
  (export "I16X8_LE_U" (func 316))
  (export "I16X8_GE_S" (func 317))
  (export "I16X8_GE_U" (func 318))
  (export "I32X4_EQ" (func 319))
  (export "I32X4_NE" (func 320))
  (export "I32X4_LT_S" (func 321))
  (export "I32X4_LT_U" (func 322))
  (export "I32X4_GT_S" (func 323))
  (export "I32X4_GT_U" (func 324))
  (export "I32X4_LE_S" (func 325))
  (export "I32X4_LE_U" (func 326))
  (export "I32X4_GE_S" (func 327))
  (export "I32X4_GE_U" (func 328))
  (export "F32X4_EQ" (func 329))
  (export "F32X4_NE" (func 330))
  (export "F32X4_LT" (func 331))
  (export "F32X4_GT" (func 332))
  (export "F32X4_LE" (func 333))
  (export "F32X4_GE" (func 334))
  (export "F64X2_EQ" (func 335))
  (export "F64X2_NE" (func 336))
  (export "F64X2_LT" (func 337))
  (export "F64X2_GT" (func 338))
  (export "F64X2_LE" (func 339))
  (export "F64X2_GE" (func 340))
  (export "V128_NOT" (func 341))
  (export "V128_AND" (func 342))
  (export "V128_ANDNOT" (func 343))
  (export "V128_OR" (func 344))
  (export "V128_XOR" (func 345))
  (export "V128_BITSELECT" (func 346))
  (export "V128_ANY_TRUE" (func 347))
  (export "I64X2_EQ" (func 348))
  (export "I64X2_NE" (func 349))
  (export "I64X2_LT_S" (func 350))
  (export "I64X2_GT_S" (func 351))
  (export "I64X2_LE_S" (func 352))
  (export "I64X2_GE_S" (func 353))
  (export "I8X16_ABS" (func 354))
  (export "I8X16_NEG" (func 355))
  (export "I8X16_POPCNT" (func 356))
  (export "I8X16_ALL_TRUE" (func 357))
  (export "I8X16_BITMASK" (func 358))
  (export "I8X16_NARROW_I16X8_S" (func 359))
  (export "I8X16_NARROW_I16X8_U" (func 360))
  (export "I8X16_SHL" (func 361))
  (export "I8X16_SHR_S" (func 362))
  (export "I8X16_SHR_U" (func 363))
  (export "I8X16_ADD" (func 364))
  (export "I8X16_ADD_SAT_S" (func 365))
  (export "I8X16_ADD_SAT_U" (func 366))
  (export "I8X16_SUB" (func 367))
  (export "I8X16_SUB_SAT_S" (func 368))
  (export "I8X16_SUB_SAT_U" (func 369))
  (export "I8X16_MIN_S" (func 370))
  (export "I8X16_MIN_U" (func 371))
  (export "I8X16_MAX_S" (func 372))
  (export "I8X16_MAX_U" (func 373))
  (export "I8X16_AVGR_U" (func 374))
  (export "I16X8_EXTADD_PAIRWISE_I8X16_S" (func 375))
  (export "I16X8_EXTADD_PAIRWISE_I8X16_U" (func 376))
  (export "I16X8_ABS" (func 377))
  (export "I16X8_NEG" (func 378))
  (export "I16X8_Q15MULR_SAT_S" (func 379))
  (export "I16X8_ALL_TRUE" (func 380))
  (export "I16X8_BITMASK" (func 381))
  (export "I16X8_NARROW_I32X4_S" (func 382))
  (export "I16X8_NARROW_I32X4_U" (func 383))
  (export "I16X8_EXTEND_LOW_I8X16_S" (func 384))
  (export "I16X8_EXTEND_HIGH_I8X16_S" (func 385))
  (export "I16X8_EXTEND_LOW_I8X16_U" (func 386))
  (export "I16X8_EXTEND_HIGH_I8X16_U" (func 387))
  (export "I16X8_SHL" (func 388))
  (export "I16X8_SHR_S" (func 389))
  (export "I16X8_SHR_U" (func 390))
  (export "I16X8_ADD" (func 391))
  (export "I16X8_ADD_SAT_S" (func 392))
  (export "I16X8_ADD_SAT_U" (func 393))
  (export "I16X8_SUB" (func 394))
  (export "I16X8_SUB_SAT_S" (func 395))
  (export "I16X8_SUB_SAT_U" (func 396))
  (export "I16X8_MUL" (func 397))
  (export "I16X8_MIN_S" (func 398))
  (export "I16X8_MIN_U" (func 399))
  (export "I16X8_MAX_S" (func 400))
  (export "I16X8_MAX_U" (func 401))
  (export "I16X8_AVGR_U" (func 402))
  (export "I16X8_EXTMUL_LOW_I8X16_S" (func 403))
  (export "I16X8_EXTMUL_HIGH_I8X16_S" (func 404))
  (export "I16X8_EXTMUL_LOW_I8X16_U" (func 405))
  (export "I16X8_EXTMUL_HIGH_I8X16_U" (func 406))
  (export "I32X4_EXTADD_PAIRWISE_I16X8_S" (func 407))
  (export "I32X4_EXTADD_PAIRWISE_I16X8_U" (func 408))
  (export "I32X4_ABS" (func 409))
  (export "I32X4_NEG" (func 410))
  (export "I32X4_ALL_TRUE" (func 411))
  (export "I32X4_BITMASK" (func 412))
  (export "I32X4_EXTEND_LOW_I16X8_S" (func 413))
  (export "I32X4_EXTEND_HIGH_I16X8_S" (func 414))
  (export "I32X4_EXTEND_LOW_I16X8_U" (func 415))
  (export "I32X4_EXTEND_HIGH_I16X8_U" (func 416))
  (export "I32X4_SHL" (func 417))
  (export "I32X4_SHR_S" (func 418))
  (export "I32X4_SHR_U" (func 419))
  (export "I32X4_ADD" (func 420))
  (export "I32X4_SUB" (func 421))
  (export "I32X4_MUL" (func 422))
  (export "I32X4_MIN_S" (func 423))
  (export "I32X4_MIN_U" (func 424))
  (export "I32X4_MAX_S" (func 425))
  (export "I32X4_MAX_U" (func 426))
  (export "I32X4_DOT_I16X8_S" (func 427))
  (export "I32X4_EXTMUL_LOW_I16X8_S" (func 428))
  (export "I32X4_EXTMUL_HIGH_I16X8_S" (func 429))
  (export "I32X4_EXTMUL_LOW_I16X8_U" (func 430))
  (export "I32X4_EXTMUL_HIGH_I16X8_U" (func 431))
  (export "I64X2_ABS" (func 432))
  (export "I64X2_NEG" (func 433))
  (export "I64X2_ALL_TRUE" (func 434))
  (export "I64X2_BITMASK" (func 435))
  (export "I64X2_EXTEND_LOW_I32X4_S" (func 436))
  (export "I64X2_EXTEND_HIGH_I32X4_S" (func 437))
  (export "I64X2_EXTEND_LOW_I32X4_U" (func 438))
  (export "I64X2_EXTEND_HIGH_I32X4_U" (func 439))
  (export "I64X2_SHL" (func 440))
  (export "I64X2_SHR_S" (func 441))
  (export "I64X2_SHR_U" (func 442))
  (export "I64X2_ADD" (func 443))
  (export "I64X2_SUB" (func 444))
  (export "I64X2_MUL" (func 445))
  (export "I64X2_EXTMUL_LOW_I32X4_S" (func 446))
  (export "I64X2_EXTMUL_HIGH_I32X4_S" (func 447))
  (export "I64X2_EXTMUL_LOW_I32X4_U" (func 448))
  (export "I64X2_EXTMUL_HIGH_I32X4_U" (func 449))
  (export "F32X4_CEIL" (func 450))
  (export "F32X4_FLOOR" (func 451))
  (export "F32X4_TRUNC" (func 452))
  (export "F32X4_NEAREST" (func 453))
  (export "F64X2_CEIL" (func 454))
  (export "F64X2_FLOOR" (func 455))
  (export "F64X2_TRUNC" (func 456))
  (export "F64X2_NEAREST" (func 457))
  (export "F32X4_ABS" (func 458))
  (export "F32X4_NEG" (func 459))
  (export "F32X4_SQRT" (func 460))
  (export "F32X4_ADD" (func 461))
  (export "F32X4_SUB" (func 462))
  (export "F32X4_MUL" (func 463))
  (export "F32X4_DIV" (func 464))
  (export "F32X4_MIN" (func 465))
  (export "F32X4_MAX" (func 466))
  (export "F32X4_PMIN" (func 467))
  (export "F32X4_PMAX" (func 468))
  (export "F64X2_ABS" (func 469))
  (export "F64X2_NEG" (func 470))
  (export "F64X2_SQRT" (func 471))
  (export "F64X2_ADD" (func 472))
  (export "F64X2_SUB" (func 473))
  (export "F64X2_MUL" (func 474))
  (export "F64X2_DIV" (func 475))
  (export "F64X2_MIN" (func 476))
  (export "F64X2_MAX" (func 477))
  (export "F64X2_PMIN" (func 478))
  (export "F64X2_PMAX" (func 479))
  (export "F32X4_DEMOTE_F64X2_ZERO" (func 480))
  (export "F64X2_PROMOTE_LOW_F32X4" (func 481))
  (export "I32X4_TRUNC_SAT_F32X4_S" (func 482))
  (export "I32X4_TRUNC_SAT_F32X4_U" (func 483))
  (export "F32X4_CONVERT_I32X4_S" (func 484))
  (export "F32X4_CONVERT_I32X4_U" (func 485))
  (export "I32X4_TRUNC_SAT_F64X2_S_ZERO" (func 486))
  (export "I32X4_TRUNC_SAT_F64X2_U_ZERO" (func 487))
  (export "F64X2_CONVERT_LOW_I32X4_S" (func 488))
  (export "F64X2_CONVERT_LOW_I32X4_U" (func 489))
  (export "I8X16_RELAXED_SWIZZLE" (func 490))
  (export "I32X4_RELAXED_TRUNC_F32X4_S" (func 491))
  (export "I32X4_RELAXED_TRUNC_F32X4_U" (func 492))
  (export "I32X4_RELAXED_TRUNC_F64X2_S_ZERO" (func 493))
  (export "I32X4_RELAXED_TRUNC_F64X2_U_ZERO" (func 494))
  (export "F32X4_RELAXED_MADD" (func 495))
  (export "F32X4_RELAXED_NMADD" (func 496))
  (export "F64X2_RELAXED_MADD" (func 497))
  (export "F64X2_RELAXED_NMADD" (func 498))
  (export "I8X16_RELAXED_LANESELECT" (func 499))
  (export "I16X8_RELAXED_LANESELECT" (func 500))
  (export "I32X4_RELAXED_LANESELECT" (func 501))
  (export "I64X2_RELAXED_LANESELECT" (func 502))
  (export "F32X4_RELAXED_MIN" (func 503))
  (export "F32X4_RELAXED_MAX" (func 504))
  (export "F64X2_RELAXED_MIN" (func 505))
  (export "F64X2_RELAXED_MAX" (func 506))
  (export "I16X8_RELAXED_Q15MULR_S" (func 507))
  (export "I16X8_RELAXED_DOT_I8X16_I7X16_S" (func 508))
  (export "I32X4_RELAXED_DOT_I8X16_I7X16_ADD_S" (func 509))
  (export "MEMORY_ATOMIC_NOTIFY" (func 510))
  (export "MEMORY_ATOMIC_WAIT32" (func 511))
  (export "MEMORY_ATOMIC_WAIT64" (func 512))
  (export "ATOMIC_FENCE" (func 513))
  (export "I32_ATOMIC_LOAD" (func 514))
  (export "I64_ATOMIC_LOAD" (func 515))
  (export "I32_ATOMIC_LOAD8_U" (func 516))
  (export "I32_ATOMIC_LOAD16_U" (func 517))
  (export "I64_ATOMIC_LOAD8_U" (func 518))
  (export "I64_ATOMIC_LOAD16_U" (func 519))
  (export "I64_ATOMIC_LOAD32_U" (func 520))
  (export "I32_ATOMIC_STORE" (func 521))
  (export "I64_ATOMIC_STORE" (func 522))
  (export "I32_ATOMIC_STORE8" (func 523))
  (export "I32_ATOMIC_STORE16" (func 524))
  (export "I64_ATOMIC_STORE8" (func 525))
  (export "I64_ATOMIC_STORE16" (func 526))
  (export "I64_ATOMIC_STORE32" (func 527))
  (export "I32_ATOMIC_RMW_ADD" (func 528))
  (export "I64_ATOMIC_RMW_ADD" (func 529))
  (export "I32_ATOMIC_RMW8_ADD_U" (func 530))
  (export "I32_ATOMIC_RMW16_ADD_U" (func 531))
  (export "I64_ATOMIC_RMW8_ADD_U" (func 532))
  (export "I64_ATOMIC_RMW16_ADD_U" (func 533))
  (export "I64_ATOMIC_RMW32_ADD_U" (func 534))
  (export "I32_ATOMIC_RMW_SUB" (func 535))
  (export "I64_ATOMIC_RMW_SUB" (func 536))
  (export "I32_ATOMIC_RMW8_SUB_U" (func 537))
  (export "I32_ATOMIC_RMW16_SUB_U" (func 538))
  (export "I64_ATOMIC_RMW8_SUB_U" (func 539))
  (export "I64_ATOMIC_RMW16_SUB_U" (func 540))
  (export "I64_ATOMIC_RMW32_SUB_U" (func 541))
  (export "I32_ATOMIC_RMW_AND" (func 542))
  (export "I64_ATOMIC_RMW_AND" (func 543))
  (export "I32_ATOMIC_RMW8_AND_U" (func 544))
  (export "I32_ATOMIC_RMW16_AND_U" (func 545))
  (export "I64_ATOMIC_RMW8_AND_U" (func 546))
  (export "I64_ATOMIC_RMW16_AND_U" (func 547))
  (export "I64_ATOMIC_RMW32_AND_U" (func 548))
  (export "I32_ATOMIC_RMW_OR" (func 549))
  (export "I64_ATOMIC_RMW_OR" (func 550))
  (export "I32_ATOMIC_RMW8_OR_U" (func 551))
  (export "I32_ATOMIC_RMW16_OR_U" (func 552))
  (export "I64_ATOMIC_RMW8_OR_U" (func 553))
  (export "I64_ATOMIC_RMW16_OR_U" (func 554))
  (export "I64_ATOMIC_RMW32_OR_U" (func 555))
  (export "I32_ATOMIC_RMW_XOR" (func 556))
  (export "I64_ATOMIC_RMW_XOR" (func 557))
  (export "I32_ATOMIC_RMW8_XOR_U" (func 558))
  (export "I32_ATOMIC_RMW16_XOR_U" (func 559))
  (export "I64_ATOMIC_RMW8_XOR_U" (func 560))
  (export "I64_ATOMIC_RMW16_XOR_U" (func 561))
  (export "I64_ATOMIC_RMW32_XOR_U" (func 562))
  (export "I32_ATOMIC_RMW_XCHG" (func 563))
  (export "I64_ATOMIC_RMW_XCHG" (func 564))
  (export "I32_ATOMIC_RMW8_XCHG_U" (func 565))
  (export "I32_ATOMIC_RMW16_XCHG_U" (func 566))
  (export "I64_ATOMIC_RMW8_XCHG_U" (func 567))
  (export "I64_ATOMIC_RMW16_XCHG_U" (func 568))
  (export "I64_ATOMIC_RMW32_XCHG_U" (func 569))
  (export "I32_ATOMIC_RMW_CMPXCHG" (func 570))
  (export "I64_ATOMIC_RMW_CMPXCHG" (func 571))
  (export "I32_ATOMIC_RMW8_CMPXCHG_U" (func 572))
  (export "I32_ATOMIC_RMW16_CMPXCHG_U" (func 573))
  (export "I64_ATOMIC_RMW8_CMPXCHG_U" (func 574))
  (export "I64_ATOMIC_RMW16_CMPXCHG_U" (func 575))
  (export "I64_ATOMIC_RMW32_CMPXCHG_U" (func 576))
  (elem (;0;) func 0)
  (func (;0;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      unreachable
      unreachable
    end
    drop)
  (func (;1;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      nop
      unreachable
    end
    drop)
  (func (;2;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      block (;@2;)
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      block (result v128) (;@2;)
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      block (result (ref 1)) (;@2;)
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      block (type 5) (;@2;)
        unreachable
      end
      unreachable
    end
    drop)
  (func (;3;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      loop (;@2;)
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      loop (result v128) (;@2;)
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      loop (result (ref 1)) (;@2;)
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      loop (type 5) (;@2;)
        unreachable
      end
      unreachable
    end
    drop)
  (func (;4;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      if (;@2;)
        unreachable
      else
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      if (result v128) (;@2;)
        unreachable
      else
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      if (result (ref 1)) (;@2;)
        unreachable
      else
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      if (type 5) (;@2;)
        unreachable
      else
        unreachable
      end
      unreachable
    end
    drop)
  (func (;5;) (type 0)
    (local i64 f32))
  (func (;6;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      throw 0
      unreachable
    end
    drop)
  (func (;7;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      throw_ref
      unreachable
    end
    drop)
  (func (;8;) (type 0)
    (local i64 f32))
  (func (;9;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      br 0 (;@1;)
      unreachable
    end
    drop)
  (func (;10;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      br_if 0 (;@1;)
      unreachable
    end
    drop)
  (func (;11;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      br_table 0 (;@1;)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      br_table 0 (;@1;) 0 (;@1;) 0 (;@1;) 0 (;@1;)
      unreachable
    end
    drop)
  (func (;12;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      return
      unreachable
    end
    drop)
  (func (;13;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      call 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      call 130
      unreachable
    end
    drop)
  (func (;14;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      call_indirect (type 0)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      call_indirect 1 (type 0)
      unreachable
    end
    drop)
  (func (;15;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      return_call 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      return_call 130
      unreachable
    end
    drop)
  (func (;16;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      return_call_indirect (type 0)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      return_call_indirect 1 (type 0)
      unreachable
    end
    drop)
  (func (;17;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      call_ref 0
      unreachable
    end
    drop)
  (func (;18;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      return_call_ref 0
      unreachable
    end
    drop)
  (func (;19;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      try_table (;@2;)
        unreachable
      end
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      try_table (result i32) (catch 0 1 (;@0;)) (catch_all 1 (;@0;)) (;@2;)
        unreachable
      end
      unreachable
    end
    drop)
  (func (;20;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      drop
      unreachable
    end
    drop)
  (func (;21;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      select
      unreachable
    end
    drop)
  (func (;22;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      select (result f64)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      select (result externref)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      select (result (ref null 1))
      unreachable
    end
    drop)
  (func (;23;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      local.get 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      local.get 1
      unreachable
    end
    drop)
  (func (;24;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      local.set 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      local.set 1
      unreachable
    end
    drop)
  (func (;25;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      local.tee 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      local.tee 1
      unreachable
    end
    drop)
  (func (;26;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      global.get 0
      unreachable
    end
    drop)
  (func (;27;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      global.set 0
      unreachable
    end
    drop)
  (func (;28;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      table.get 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      table.get 1
      unreachable
    end
    drop)
  (func (;29;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      table.set 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      table.set 1
      unreachable
    end
    drop)
  (func (;30;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      table.init 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      table.init 1 0
      unreachable
    end
    drop)
  (func (;31;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      elem.drop 0
      unreachable
    end
    drop)
  (func (;32;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      table.copy
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      table.copy 1 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      table.copy 0 1
      unreachable
    end
    drop)
  (func (;33;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      table.grow 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      table.grow 1
      unreachable
    end
    drop)
  (func (;34;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      table.size 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      table.size 1
      unreachable
    end
    drop)
  (func (;35;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      table.fill 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      table.fill 1
      unreachable
    end
    drop)
  (func (;36;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.load
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load offset=128 align=1
      unreachable
    end
    drop)
  (func (;37;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.load
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load offset=128 align=1
      unreachable
    end
    drop)
  (func (;38;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.load
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.load 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.load offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.load offset=128 align=1
      unreachable
    end
    drop)
  (func (;39;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.load
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.load 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.load offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.load offset=128 align=1
      unreachable
    end
    drop)
  (func (;40;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.load8_s
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load8_s 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load8_s offset=4294967295
      unreachable
    end
    drop)
  (func (;41;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.load8_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load8_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load8_u offset=4294967295
      unreachable
    end
    drop)
  (func (;42;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.load16_s
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load16_s 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load16_s offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load16_s offset=128 align=1
      unreachable
    end
    drop)
  (func (;43;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.load16_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load16_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load16_u offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.load16_u offset=128 align=1
      unreachable
    end
    drop)
  (func (;44;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.load8_s
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load8_s 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load8_s offset=4294967295
      unreachable
    end
    drop)
  (func (;45;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.load8_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load8_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load8_u offset=4294967295
      unreachable
    end
    drop)
  (func (;46;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.load16_s
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load16_s 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load16_s offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load16_s offset=128 align=1
      unreachable
    end
    drop)
  (func (;47;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.load16_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load16_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load16_u offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load16_u offset=128 align=1
      unreachable
    end
    drop)
  (func (;48;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.load32_s
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load32_s 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load32_s offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load32_s offset=128 align=1
      unreachable
    end
    drop)
  (func (;49;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.load32_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load32_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load32_u offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.load32_u offset=128 align=1
      unreachable
    end
    drop)
  (func (;50;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.store
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.store 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.store offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.store offset=128 align=1
      unreachable
    end
    drop)
  (func (;51;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.store
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store offset=128 align=1
      unreachable
    end
    drop)
  (func (;52;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.store
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.store 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.store offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.store offset=128 align=1
      unreachable
    end
    drop)
  (func (;53;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.store
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.store 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.store offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.store offset=128 align=1
      unreachable
    end
    drop)
  (func (;54;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.store8
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.store8 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.store8 offset=4294967295
      unreachable
    end
    drop)
  (func (;55;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.store16
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.store16 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.store16 offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.store16 offset=128 align=1
      unreachable
    end
    drop)
  (func (;56;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.store8
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store8 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store8 offset=4294967295
      unreachable
    end
    drop)
  (func (;57;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.store16
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store16 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store16 offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store16 offset=128 align=1
      unreachable
    end
    drop)
  (func (;58;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.store32
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store32 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store32 offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.store32 offset=128 align=1
      unreachable
    end
    drop)
  (func (;59;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      memory.size
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.size 1
      unreachable
    end
    drop)
  (func (;60;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      memory.grow
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.grow 1
      unreachable
    end
    drop)
  (func (;61;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      memory.init 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.init 1 0
      unreachable
    end
    drop)
  (func (;62;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      data.drop 0
      unreachable
    end
    drop)
  (func (;63;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      memory.copy
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.copy 1 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.copy 0 1
      unreachable
    end
    drop)
  (func (;64;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      memory.fill
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.fill 1
      unreachable
    end
    drop)
  (func (;65;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.const 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.const 1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.const -1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.const 63
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.const 64
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.const -64
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.const -65
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.const 2147483647
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.const -2147483648
      unreachable
    end
    drop)
  (func (;66;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.const 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.const 63
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.const 64
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.const -64
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.const -65
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.const 34359738368
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.const 9223372036854775807
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.const -9223372036854775808
      unreachable
    end
    drop)
  (func (;67;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.const 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const -0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const 1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const 0.1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const 1E-45
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const 3.4028235E+38
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const inf
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const -inf
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const nan
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const -nan
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const nan:0x200000
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const -nan:0x400001
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const 1.1754944E-38
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const 8388609
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const 3.689349E+19
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32.const 1E+30
      unreachable
    end
    drop)
  (func (;68;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.const 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const -0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 0.1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 5E-324
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 1.7976931348623157E+308
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const inf
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const -inf
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const nan
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const -nan
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const nan:0x4000000000000
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const -nan:0x8000000000001
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 2.2250738585072014E-308
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 9007199254740994
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 1E+23
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 0.002
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64.const 2E+23
      unreachable
    end
    drop)
  (func (;69;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.eqz
      unreachable
    end
    drop)
  (func (;70;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.eq
      unreachable
    end
    drop)
  (func (;71;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.ne
      unreachable
    end
    drop)
  (func (;72;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.lt_s
      unreachable
    end
    drop)
  (func (;73;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.lt_u
      unreachable
    end
    drop)
  (func (;74;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.gt_s
      unreachable
    end
    drop)
  (func (;75;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.gt_u
      unreachable
    end
    drop)
  (func (;76;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.le_s
      unreachable
    end
    drop)
  (func (;77;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.le_u
      unreachable
    end
    drop)
  (func (;78;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.ge_s
      unreachable
    end
    drop)
  (func (;79;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.ge_u
      unreachable
    end
    drop)
  (func (;80;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.eqz
      unreachable
    end
    drop)
  (func (;81;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.eq
      unreachable
    end
    drop)
  (func (;82;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.ne
      unreachable
    end
    drop)
  (func (;83;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.lt_s
      unreachable
    end
    drop)
  (func (;84;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.lt_u
      unreachable
    end
    drop)
  (func (;85;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.gt_s
      unreachable
    end
    drop)
  (func (;86;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.gt_u
      unreachable
    end
    drop)
  (func (;87;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.le_s
      unreachable
    end
    drop)
  (func (;88;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.le_u
      unreachable
    end
    drop)
  (func (;89;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.ge_s
      unreachable
    end
    drop)
  (func (;90;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.ge_u
      unreachable
    end
    drop)
  (func (;91;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.eq
      unreachable
    end
    drop)
  (func (;92;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.ne
      unreachable
    end
    drop)
  (func (;93;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.lt
      unreachable
    end
    drop)
  (func (;94;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.gt
      unreachable
    end
    drop)
  (func (;95;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.le
      unreachable
    end
    drop)
  (func (;96;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.ge
      unreachable
    end
    drop)
  (func (;97;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.eq
      unreachable
    end
    drop)
  (func (;98;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.ne
      unreachable
    end
    drop)
  (func (;99;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.lt
      unreachable
    end
    drop)
  (func (;100;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.gt
      unreachable
    end
    drop)
  (func (;101;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.le
      unreachable
    end
    drop)
  (func (;102;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.ge
      unreachable
    end
    drop)
  (func (;103;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.clz
      unreachable
    end
    drop)
  (func (;104;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.ctz
      unreachable
    end
    drop)
  (func (;105;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.popcnt
      unreachable
    end
    drop)
  (func (;106;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.add
      unreachable
    end
    drop)
  (func (;107;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.sub
      unreachable
    end
    drop)
  (func (;108;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.mul
      unreachable
    end
    drop)
  (func (;109;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.div_s
      unreachable
    end
    drop)
  (func (;110;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.div_u
      unreachable
    end
    drop)
  (func (;111;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.rem_s
      unreachable
    end
    drop)
  (func (;112;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.rem_u
      unreachable
    end
    drop)
  (func (;113;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.and
      unreachable
    end
    drop)
  (func (;114;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.or
      unreachable
    end
    drop)
  (func (;115;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.xor
      unreachable
    end
    drop)
  (func (;116;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.shl
      unreachable
    end
    drop)
  (func (;117;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.shr_s
      unreachable
    end
    drop)
  (func (;118;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.shr_u
      unreachable
    end
    drop)
  (func (;119;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.rotl
      unreachable
    end
    drop)
  (func (;120;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.rotr
      unreachable
    end
    drop)
  (func (;121;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.clz
      unreachable
    end
    drop)
  (func (;122;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.ctz
      unreachable
    end
    drop)
  (func (;123;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.popcnt
      unreachable
    end
    drop)
  (func (;124;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.add
      unreachable
    end
    drop)
  (func (;125;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.sub
      unreachable
    end
    drop)
  (func (;126;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.mul
      unreachable
    end
    drop)
  (func (;127;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.div_s
      unreachable
    end
    drop)
  (func (;128;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.div_u
      unreachable
    end
    drop)
  (func (;129;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.rem_s
      unreachable
    end
    drop)
  (func (;130;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.rem_u
      unreachable
    end
    drop)
  (func (;131;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.and
      unreachable
    end
    drop)
  (func (;132;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.or
      unreachable
    end
    drop)
  (func (;133;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.xor
      unreachable
    end
    drop)
  (func (;134;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.shl
      unreachable
    end
    drop)
  (func (;135;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.shr_s
      unreachable
    end
    drop)
  (func (;136;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.shr_u
      unreachable
    end
    drop)
  (func (;137;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.rotl
      unreachable
    end
    drop)
  (func (;138;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.rotr
      unreachable
    end
    drop)
  (func (;139;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.abs
      unreachable
    end
    drop)
  (func (;140;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.neg
      unreachable
    end
    drop)
  (func (;141;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.ceil
      unreachable
    end
    drop)
  (func (;142;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.floor
      unreachable
    end
    drop)
  (func (;143;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.trunc
      unreachable
    end
    drop)
  (func (;144;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.nearest
      unreachable
    end
    drop)
  (func (;145;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.sqrt
      unreachable
    end
    drop)
  (func (;146;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.add
      unreachable
    end
    drop)
  (func (;147;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.sub
      unreachable
    end
    drop)
  (func (;148;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.mul
      unreachable
    end
    drop)
  (func (;149;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.div
      unreachable
    end
    drop)
  (func (;150;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.min
      unreachable
    end
    drop)
  (func (;151;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.max
      unreachable
    end
    drop)
  (func (;152;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.copysign
      unreachable
    end
    drop)
  (func (;153;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.abs
      unreachable
    end
    drop)
  (func (;154;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.neg
      unreachable
    end
    drop)
  (func (;155;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.ceil
      unreachable
    end
    drop)
  (func (;156;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.floor
      unreachable
    end
    drop)
  (func (;157;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.trunc
      unreachable
    end
    drop)
  (func (;158;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.nearest
      unreachable
    end
    drop)
  (func (;159;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.sqrt
      unreachable
    end
    drop)
  (func (;160;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.add
      unreachable
    end
    drop)
  (func (;161;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.sub
      unreachable
    end
    drop)
  (func (;162;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.mul
      unreachable
    end
    drop)
  (func (;163;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.div
      unreachable
    end
    drop)
  (func (;164;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.min
      unreachable
    end
    drop)
  (func (;165;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.max
      unreachable
    end
    drop)
  (func (;166;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.copysign
      unreachable
    end
    drop)
  (func (;167;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.wrap_i64
      unreachable
    end
    drop)
  (func (;168;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.trunc_f32_s
      unreachable
    end
    drop)
  (func (;169;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.trunc_f32_u
      unreachable
    end
    drop)
  (func (;170;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.trunc_f64_s
      unreachable
    end
    drop)
  (func (;171;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.trunc_f64_u
      unreachable
    end
    drop)
  (func (;172;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.extend_i32_s
      unreachable
    end
    drop)
  (func (;173;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.extend_i32_u
      unreachable
    end
    drop)
  (func (;174;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.trunc_f32_s
      unreachable
    end
    drop)
  (func (;175;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.trunc_f32_u
      unreachable
    end
    drop)
  (func (;176;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.trunc_f64_s
      unreachable
    end
    drop)
  (func (;177;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.trunc_f64_u
      unreachable
    end
    drop)
  (func (;178;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.convert_i32_s
      unreachable
    end
    drop)
  (func (;179;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.convert_i32_u
      unreachable
    end
    drop)
  (func (;180;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.convert_i64_s
      unreachable
    end
    drop)
  (func (;181;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.convert_i64_u
      unreachable
    end
    drop)
  (func (;182;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.demote_f64
      unreachable
    end
    drop)
  (func (;183;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.convert_i32_s
      unreachable
    end
    drop)
  (func (;184;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.convert_i32_u
      unreachable
    end
    drop)
  (func (;185;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.convert_i64_s
      unreachable
    end
    drop)
  (func (;186;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.convert_i64_u
      unreachable
    end
    drop)
  (func (;187;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.promote_f32
      unreachable
    end
    drop)
  (func (;188;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.reinterpret_f32
      unreachable
    end
    drop)
  (func (;189;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.reinterpret_f64
      unreachable
    end
    drop)
  (func (;190;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32.reinterpret_i32
      unreachable
    end
    drop)
  (func (;191;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64.reinterpret_i64
      unreachable
    end
    drop)
  (func (;192;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.extend8_s
      unreachable
    end
    drop)
  (func (;193;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.extend16_s
      unreachable
    end
    drop)
  (func (;194;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.extend8_s
      unreachable
    end
    drop)
  (func (;195;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.extend16_s
      unreachable
    end
    drop)
  (func (;196;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.extend32_s
      unreachable
    end
    drop)
  (func (;197;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.trunc_sat_f32_s
      unreachable
    end
    drop)
  (func (;198;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.trunc_sat_f32_u
      unreachable
    end
    drop)
  (func (;199;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.trunc_sat_f64_s
      unreachable
    end
    drop)
  (func (;200;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.trunc_sat_f64_u
      unreachable
    end
    drop)
  (func (;201;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.trunc_sat_f32_s
      unreachable
    end
    drop)
  (func (;202;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.trunc_sat_f32_u
      unreachable
    end
    drop)
  (func (;203;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.trunc_sat_f64_s
      unreachable
    end
    drop)
  (func (;204;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.trunc_sat_f64_u
      unreachable
    end
    drop)
  (func (;205;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.add128
      unreachable
    end
    drop)
  (func (;206;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.sub128
      unreachable
    end
    drop)
  (func (;207;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.mul_wide_s
      unreachable
    end
    drop)
  (func (;208;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.mul_wide_u
      unreachable
    end
    drop)
  (func (;209;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.null any
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null eq
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null i31
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null struct
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null array
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null none
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null func
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null nofunc
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null extern
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null noextern
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null exn
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null noexn
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null cont
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null nocont
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.null 1
      unreachable
    end
    drop)
  (func (;210;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.is_null
      unreachable
    end
    drop)
  (func (;211;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.func 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.func 130
      unreachable
    end
    drop)
  (func (;212;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.eq
      unreachable
    end
    drop)
  (func (;213;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.as_non_null
      unreachable
    end
    drop)
  (func (;214;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      br_on_null 0 (;@1;)
      unreachable
    end
    drop)
  (func (;215;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      br_on_non_null 0 (;@1;)
      unreachable
    end
    drop)
  (func (;216;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      struct.new 1
      unreachable
    end
    drop)
  (func (;217;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      struct.new_default 1
      unreachable
    end
    drop)
  (func (;218;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      struct.get 1 0
      unreachable
    end
    drop)
  (func (;219;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      struct.get_s 1 1
      unreachable
    end
    drop)
  (func (;220;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      struct.get_u 1 1
      unreachable
    end
    drop)
  (func (;221;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      struct.set 1 0
      unreachable
    end
    drop)
  (func (;222;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.new 2
      unreachable
    end
    drop)
  (func (;223;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.new_default 2
      unreachable
    end
    drop)
  (func (;224;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.new_fixed 2 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      array.new_fixed 2 300
      unreachable
    end
    drop)
  (func (;225;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.new_data 3 0
      unreachable
    end
    drop)
  (func (;226;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.new_elem 4 0
      unreachable
    end
    drop)
  (func (;227;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.get 2
      unreachable
    end
    drop)
  (func (;228;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.get_s 3
      unreachable
    end
    drop)
  (func (;229;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.get_u 3
      unreachable
    end
    drop)
  (func (;230;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.set 2
      unreachable
    end
    drop)
  (func (;231;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.len
      unreachable
    end
    drop)
  (func (;232;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.fill 2
      unreachable
    end
    drop)
  (func (;233;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.copy 2 2
      unreachable
    end
    drop)
  (func (;234;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.init_data 3 0
      unreachable
    end
    drop)
  (func (;235;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      array.init_elem 4 0
      unreachable
    end
    drop)
  (func (;236;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref any)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref eq)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref i31)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref struct)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref array)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref none)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref func)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref nofunc)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref extern)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref noextern)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref exn)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref noexn)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref 1)
      unreachable
    end
    drop)
  (func (;237;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.test anyref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test eqref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test i31ref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test structref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test arrayref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test nullref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test funcref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test nullfuncref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test externref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test nullexternref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test exnref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test nullexnref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.test (ref null 1)
      unreachable
    end
    drop)
  (func (;238;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref any)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref eq)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref i31)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref struct)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref array)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref none)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref func)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref nofunc)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref extern)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref noextern)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref exn)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref noexn)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref 1)
      unreachable
    end
    drop)
  (func (;239;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.cast anyref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast eqref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast i31ref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast structref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast arrayref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast nullref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast funcref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast nullfuncref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast externref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast nullexternref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast exnref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast nullexnref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      ref.cast (ref null 1)
      unreachable
    end
    drop)
  (func (;240;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      br_on_cast 0 (;@1;) funcref funcref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      br_on_cast 0 (;@1;) funcref (ref func)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      br_on_cast 0 (;@1;) funcref (ref null 0)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      br_on_cast 0 (;@1;) (ref func) (ref func)
      unreachable
    end
    drop)
  (func (;241;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      br_on_cast_fail 0 (;@1;) funcref funcref
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      br_on_cast_fail 0 (;@1;) funcref (ref func)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      br_on_cast_fail 0 (;@1;) funcref (ref null 0)
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      br_on_cast_fail 0 (;@1;) (ref func) (ref func)
      unreachable
    end
    drop)
  (func (;242;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      any.convert_extern
      unreachable
    end
    drop)
  (func (;243;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      extern.convert_any
      unreachable
    end
    drop)
  (func (;244;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      ref.i31
      unreachable
    end
    drop)
  (func (;245;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i31.get_s
      unreachable
    end
    drop)
  (func (;246;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i31.get_u
      unreachable
    end
    drop)
  (func (;247;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      cont.new 6
      unreachable
    end
    drop)
  (func (;248;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      cont.bind 8 6
      unreachable
    end
    drop)
  (func (;249;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      suspend 0
      unreachable
    end
    drop)
  (func (;250;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      resume 6
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      resume 6 (on 0 switch)
      unreachable
    end
    drop)
  (func (;251;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      resume_throw 6 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      resume_throw 6 0 (on 0 switch)
      unreachable
    end
    drop)
  (func (;252;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      resume_throw_ref 6
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      resume_throw_ref 6 (on 0 switch)
      unreachable
    end
    drop)
  (func (;253;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      switch 8 0
      unreachable
    end
    drop)
  (func (;254;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load offset=128 align=1
      unreachable
    end
    drop)
  (func (;255;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load8x8_s
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8x8_s 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8x8_s offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8x8_s offset=128 align=1
      unreachable
    end
    drop)
  (func (;256;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load8x8_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8x8_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8x8_u offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8x8_u offset=128 align=1
      unreachable
    end
    drop)
  (func (;257;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load16x4_s
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16x4_s 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16x4_s offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16x4_s offset=128 align=1
      unreachable
    end
    drop)
  (func (;258;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load16x4_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16x4_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16x4_u offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16x4_u offset=128 align=1
      unreachable
    end
    drop)
  (func (;259;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load32x2_s
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32x2_s 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32x2_s offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32x2_s offset=128 align=1
      unreachable
    end
    drop)
  (func (;260;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load32x2_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32x2_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32x2_u offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32x2_u offset=128 align=1
      unreachable
    end
    drop)
  (func (;261;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load8_splat
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8_splat 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8_splat offset=4294967295
      unreachable
    end
    drop)
  (func (;262;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load16_splat
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16_splat 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16_splat offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16_splat offset=128 align=1
      unreachable
    end
    drop)
  (func (;263;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load32_splat
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_splat 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_splat offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_splat offset=128 align=1
      unreachable
    end
    drop)
  (func (;264;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load64_splat
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_splat 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_splat offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_splat offset=128 align=1
      unreachable
    end
    drop)
  (func (;265;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.store
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store offset=128 align=1
      unreachable
    end
    drop)
  (func (;266;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load8_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8_lane 1 offset=127 15
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load8_lane offset=4294967295 15
      unreachable
    end
    drop)
  (func (;267;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load16_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16_lane 1 offset=127 7
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16_lane offset=4294967295 7
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load16_lane offset=128 align=1 0
      unreachable
    end
    drop)
  (func (;268;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load32_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_lane 1 offset=127 3
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_lane offset=4294967295 3
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_lane offset=128 align=1 0
      unreachable
    end
    drop)
  (func (;269;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load64_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_lane 1 offset=127 1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_lane offset=4294967295 1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_lane offset=128 align=1 0
      unreachable
    end
    drop)
  (func (;270;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.store8_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store8_lane 1 offset=127 15
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store8_lane offset=4294967295 15
      unreachable
    end
    drop)
  (func (;271;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.store16_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store16_lane 1 offset=127 7
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store16_lane offset=4294967295 7
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store16_lane offset=128 align=1 0
      unreachable
    end
    drop)
  (func (;272;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.store32_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store32_lane 1 offset=127 3
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store32_lane offset=4294967295 3
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store32_lane offset=128 align=1 0
      unreachable
    end
    drop)
  (func (;273;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.store64_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store64_lane 1 offset=127 1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store64_lane offset=4294967295 1
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.store64_lane offset=128 align=1 0
      unreachable
    end
    drop)
  (func (;274;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load32_zero
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_zero 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_zero offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load32_zero offset=128 align=1
      unreachable
    end
    drop)
  (func (;275;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.load64_zero
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_zero 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_zero offset=4294967295
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.load64_zero offset=128 align=1
      unreachable
    end
    drop)
  (func (;276;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.const i32x4 0x0 0x0 0x0 0x0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      v128.const i32x4 0x3020100 0x7060504 0x8b0a0908 0xfffefdfc
      unreachable
    end
    drop)
  (func (;277;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.shuffle 0 1 2 3 4 5 6 7 24 25 26 27 28 29 30 31
      unreachable
    end
    drop)
  (func (;278;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.swizzle
      unreachable
    end
    drop)
  (func (;279;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.splat
      unreachable
    end
    drop)
  (func (;280;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.splat
      unreachable
    end
    drop)
  (func (;281;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.splat
      unreachable
    end
    drop)
  (func (;282;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.splat
      unreachable
    end
    drop)
  (func (;283;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.splat
      unreachable
    end
    drop)
  (func (;284;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.splat
      unreachable
    end
    drop)
  (func (;285;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.extract_lane_s 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i8x16.extract_lane_s 15
      unreachable
    end
    drop)
  (func (;286;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.extract_lane_u 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i8x16.extract_lane_u 15
      unreachable
    end
    drop)
  (func (;287;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.replace_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i8x16.replace_lane 15
      unreachable
    end
    drop)
  (func (;288;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extract_lane_s 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i16x8.extract_lane_s 7
      unreachable
    end
    drop)
  (func (;289;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extract_lane_u 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i16x8.extract_lane_u 7
      unreachable
    end
    drop)
  (func (;290;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.replace_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i16x8.replace_lane 7
      unreachable
    end
    drop)
  (func (;291;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extract_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32x4.extract_lane 3
      unreachable
    end
    drop)
  (func (;292;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.replace_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32x4.replace_lane 3
      unreachable
    end
    drop)
  (func (;293;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extract_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64x2.extract_lane 1
      unreachable
    end
    drop)
  (func (;294;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.replace_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64x2.replace_lane 1
      unreachable
    end
    drop)
  (func (;295;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.extract_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32x4.extract_lane 3
      unreachable
    end
    drop)
  (func (;296;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.replace_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f32x4.replace_lane 3
      unreachable
    end
    drop)
  (func (;297;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.extract_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64x2.extract_lane 1
      unreachable
    end
    drop)
  (func (;298;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.replace_lane 0
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      f64x2.replace_lane 1
      unreachable
    end
    drop)
  (func (;299;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.eq
      unreachable
    end
    drop)
  (func (;300;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.ne
      unreachable
    end
    drop)
  (func (;301;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.lt_s
      unreachable
    end
    drop)
  (func (;302;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.lt_u
      unreachable
    end
    drop)
  (func (;303;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.gt_s
      unreachable
    end
    drop)
  (func (;304;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.gt_u
      unreachable
    end
    drop)
  (func (;305;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.le_s
      unreachable
    end
    drop)
  (func (;306;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.le_u
      unreachable
    end
    drop)
  (func (;307;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.ge_s
      unreachable
    end
    drop)
  (func (;308;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.ge_u
      unreachable
    end
    drop)
  (func (;309;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.eq
      unreachable
    end
    drop)
  (func (;310;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.ne
      unreachable
    end
    drop)
  (func (;311;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.lt_s
      unreachable
    end
    drop)
  (func (;312;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.lt_u
      unreachable
    end
    drop)
  (func (;313;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.gt_s
      unreachable
    end
    drop)
  (func (;314;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.gt_u
      unreachable
    end
    drop)
  (func (;315;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.le_s
      unreachable
    end
    drop)
  (func (;316;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.le_u
      unreachable
    end
    drop)
  (func (;317;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.ge_s
      unreachable
    end
    drop)
  (func (;318;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.ge_u
      unreachable
    end
    drop)
  (func (;319;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.eq
      unreachable
    end
    drop)
  (func (;320;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.ne
      unreachable
    end
    drop)
  (func (;321;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.lt_s
      unreachable
    end
    drop)
  (func (;322;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.lt_u
      unreachable
    end
    drop)
  (func (;323;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.gt_s
      unreachable
    end
    drop)
  (func (;324;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.gt_u
      unreachable
    end
    drop)
  (func (;325;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.le_s
      unreachable
    end
    drop)
  (func (;326;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.le_u
      unreachable
    end
    drop)
  (func (;327;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.ge_s
      unreachable
    end
    drop)
  (func (;328;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.ge_u
      unreachable
    end
    drop)
  (func (;329;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.eq
      unreachable
    end
    drop)
  (func (;330;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.ne
      unreachable
    end
    drop)
  (func (;331;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.lt
      unreachable
    end
    drop)
  (func (;332;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.gt
      unreachable
    end
    drop)
  (func (;333;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.le
      unreachable
    end
    drop)
  (func (;334;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.ge
      unreachable
    end
    drop)
  (func (;335;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.eq
      unreachable
    end
    drop)
  (func (;336;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.ne
      unreachable
    end
    drop)
  (func (;337;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.lt
      unreachable
    end
    drop)
  (func (;338;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.gt
      unreachable
    end
    drop)
  (func (;339;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.le
      unreachable
    end
    drop)
  (func (;340;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.ge
      unreachable
    end
    drop)
  (func (;341;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.not
      unreachable
    end
    drop)
  (func (;342;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.and
      unreachable
    end
    drop)
  (func (;343;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.andnot
      unreachable
    end
    drop)
  (func (;344;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.or
      unreachable
    end
    drop)
  (func (;345;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.xor
      unreachable
    end
    drop)
  (func (;346;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.bitselect
      unreachable
    end
    drop)
  (func (;347;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      v128.any_true
      unreachable
    end
    drop)
  (func (;348;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.eq
      unreachable
    end
    drop)
  (func (;349;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.ne
      unreachable
    end
    drop)
  (func (;350;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.lt_s
      unreachable
    end
    drop)
  (func (;351;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.gt_s
      unreachable
    end
    drop)
  (func (;352;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.le_s
      unreachable
    end
    drop)
  (func (;353;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.ge_s
      unreachable
    end
    drop)
  (func (;354;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.abs
      unreachable
    end
    drop)
  (func (;355;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.neg
      unreachable
    end
    drop)
  (func (;356;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.popcnt
      unreachable
    end
    drop)
  (func (;357;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.all_true
      unreachable
    end
    drop)
  (func (;358;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.bitmask
      unreachable
    end
    drop)
  (func (;359;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.narrow_i16x8_s
      unreachable
    end
    drop)
  (func (;360;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.narrow_i16x8_u
      unreachable
    end
    drop)
  (func (;361;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.shl
      unreachable
    end
    drop)
  (func (;362;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.shr_s
      unreachable
    end
    drop)
  (func (;363;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.shr_u
      unreachable
    end
    drop)
  (func (;364;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.add
      unreachable
    end
    drop)
  (func (;365;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.add_sat_s
      unreachable
    end
    drop)
  (func (;366;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.add_sat_u
      unreachable
    end
    drop)
  (func (;367;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.sub
      unreachable
    end
    drop)
  (func (;368;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.sub_sat_s
      unreachable
    end
    drop)
  (func (;369;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.sub_sat_u
      unreachable
    end
    drop)
  (func (;370;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.min_s
      unreachable
    end
    drop)
  (func (;371;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.min_u
      unreachable
    end
    drop)
  (func (;372;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.max_s
      unreachable
    end
    drop)
  (func (;373;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.max_u
      unreachable
    end
    drop)
  (func (;374;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.avgr_u
      unreachable
    end
    drop)
  (func (;375;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extadd_pairwise_i8x16_s
      unreachable
    end
    drop)
  (func (;376;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extadd_pairwise_i8x16_u
      unreachable
    end
    drop)
  (func (;377;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.abs
      unreachable
    end
    drop)
  (func (;378;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.neg
      unreachable
    end
    drop)
  (func (;379;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.q15mulr_sat_s
      unreachable
    end
    drop)
  (func (;380;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.all_true
      unreachable
    end
    drop)
  (func (;381;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.bitmask
      unreachable
    end
    drop)
  (func (;382;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.narrow_i32x4_s
      unreachable
    end
    drop)
  (func (;383;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.narrow_i32x4_u
      unreachable
    end
    drop)
  (func (;384;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extend_low_i8x16_s
      unreachable
    end
    drop)
  (func (;385;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extend_high_i8x16_s
      unreachable
    end
    drop)
  (func (;386;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extend_low_i8x16_u
      unreachable
    end
    drop)
  (func (;387;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extend_high_i8x16_u
      unreachable
    end
    drop)
  (func (;388;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.shl
      unreachable
    end
    drop)
  (func (;389;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.shr_s
      unreachable
    end
    drop)
  (func (;390;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.shr_u
      unreachable
    end
    drop)
  (func (;391;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.add
      unreachable
    end
    drop)
  (func (;392;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.add_sat_s
      unreachable
    end
    drop)
  (func (;393;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.add_sat_u
      unreachable
    end
    drop)
  (func (;394;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.sub
      unreachable
    end
    drop)
  (func (;395;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.sub_sat_s
      unreachable
    end
    drop)
  (func (;396;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.sub_sat_u
      unreachable
    end
    drop)
  (func (;397;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.mul
      unreachable
    end
    drop)
  (func (;398;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.min_s
      unreachable
    end
    drop)
  (func (;399;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.min_u
      unreachable
    end
    drop)
  (func (;400;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.max_s
      unreachable
    end
    drop)
  (func (;401;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.max_u
      unreachable
    end
    drop)
  (func (;402;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.avgr_u
      unreachable
    end
    drop)
  (func (;403;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extmul_low_i8x16_s
      unreachable
    end
    drop)
  (func (;404;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extmul_high_i8x16_s
      unreachable
    end
    drop)
  (func (;405;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extmul_low_i8x16_u
      unreachable
    end
    drop)
  (func (;406;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.extmul_high_i8x16_u
      unreachable
    end
    drop)
  (func (;407;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extadd_pairwise_i16x8_s
      unreachable
    end
    drop)
  (func (;408;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extadd_pairwise_i16x8_u
      unreachable
    end
    drop)
  (func (;409;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.abs
      unreachable
    end
    drop)
  (func (;410;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.neg
      unreachable
    end
    drop)
  (func (;411;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.all_true
      unreachable
    end
    drop)
  (func (;412;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.bitmask
      unreachable
    end
    drop)
  (func (;413;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extend_low_i16x8_s
      unreachable
    end
    drop)
  (func (;414;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extend_high_i16x8_s
      unreachable
    end
    drop)
  (func (;415;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extend_low_i16x8_u
      unreachable
    end
    drop)
  (func (;416;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extend_high_i16x8_u
      unreachable
    end
    drop)
  (func (;417;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.shl
      unreachable
    end
    drop)
  (func (;418;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.shr_s
      unreachable
    end
    drop)
  (func (;419;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.shr_u
      unreachable
    end
    drop)
  (func (;420;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.add
      unreachable
    end
    drop)
  (func (;421;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.sub
      unreachable
    end
    drop)
  (func (;422;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.mul
      unreachable
    end
    drop)
  (func (;423;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.min_s
      unreachable
    end
    drop)
  (func (;424;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.min_u
      unreachable
    end
    drop)
  (func (;425;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.max_s
      unreachable
    end
    drop)
  (func (;426;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.max_u
      unreachable
    end
    drop)
  (func (;427;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.dot_i16x8_s
      unreachable
    end
    drop)
  (func (;428;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extmul_low_i16x8_s
      unreachable
    end
    drop)
  (func (;429;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extmul_high_i16x8_s
      unreachable
    end
    drop)
  (func (;430;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extmul_low_i16x8_u
      unreachable
    end
    drop)
  (func (;431;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.extmul_high_i16x8_u
      unreachable
    end
    drop)
  (func (;432;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.abs
      unreachable
    end
    drop)
  (func (;433;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.neg
      unreachable
    end
    drop)
  (func (;434;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.all_true
      unreachable
    end
    drop)
  (func (;435;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.bitmask
      unreachable
    end
    drop)
  (func (;436;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extend_low_i32x4_s
      unreachable
    end
    drop)
  (func (;437;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extend_high_i32x4_s
      unreachable
    end
    drop)
  (func (;438;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extend_low_i32x4_u
      unreachable
    end
    drop)
  (func (;439;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extend_high_i32x4_u
      unreachable
    end
    drop)
  (func (;440;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.shl
      unreachable
    end
    drop)
  (func (;441;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.shr_s
      unreachable
    end
    drop)
  (func (;442;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.shr_u
      unreachable
    end
    drop)
  (func (;443;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.add
      unreachable
    end
    drop)
  (func (;444;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.sub
      unreachable
    end
    drop)
  (func (;445;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.mul
      unreachable
    end
    drop)
  (func (;446;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extmul_low_i32x4_s
      unreachable
    end
    drop)
  (func (;447;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extmul_high_i32x4_s
      unreachable
    end
    drop)
  (func (;448;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extmul_low_i32x4_u
      unreachable
    end
    drop)
  (func (;449;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.extmul_high_i32x4_u
      unreachable
    end
    drop)
  (func (;450;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.ceil
      unreachable
    end
    drop)
  (func (;451;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.floor
      unreachable
    end
    drop)
  (func (;452;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.trunc
      unreachable
    end
    drop)
  (func (;453;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.nearest
      unreachable
    end
    drop)
  (func (;454;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.ceil
      unreachable
    end
    drop)
  (func (;455;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.floor
      unreachable
    end
    drop)
  (func (;456;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.trunc
      unreachable
    end
    drop)
  (func (;457;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.nearest
      unreachable
    end
    drop)
  (func (;458;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.abs
      unreachable
    end
    drop)
  (func (;459;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.neg
      unreachable
    end
    drop)
  (func (;460;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.sqrt
      unreachable
    end
    drop)
  (func (;461;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.add
      unreachable
    end
    drop)
  (func (;462;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.sub
      unreachable
    end
    drop)
  (func (;463;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.mul
      unreachable
    end
    drop)
  (func (;464;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.div
      unreachable
    end
    drop)
  (func (;465;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.min
      unreachable
    end
    drop)
  (func (;466;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.max
      unreachable
    end
    drop)
  (func (;467;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.pmin
      unreachable
    end
    drop)
  (func (;468;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.pmax
      unreachable
    end
    drop)
  (func (;469;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.abs
      unreachable
    end
    drop)
  (func (;470;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.neg
      unreachable
    end
    drop)
  (func (;471;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.sqrt
      unreachable
    end
    drop)
  (func (;472;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.add
      unreachable
    end
    drop)
  (func (;473;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.sub
      unreachable
    end
    drop)
  (func (;474;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.mul
      unreachable
    end
    drop)
  (func (;475;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.div
      unreachable
    end
    drop)
  (func (;476;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.min
      unreachable
    end
    drop)
  (func (;477;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.max
      unreachable
    end
    drop)
  (func (;478;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.pmin
      unreachable
    end
    drop)
  (func (;479;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.pmax
      unreachable
    end
    drop)
  (func (;480;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.demote_f64x2_zero
      unreachable
    end
    drop)
  (func (;481;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.promote_low_f32x4
      unreachable
    end
    drop)
  (func (;482;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.trunc_sat_f32x4_s
      unreachable
    end
    drop)
  (func (;483;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.trunc_sat_f32x4_u
      unreachable
    end
    drop)
  (func (;484;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.convert_i32x4_s
      unreachable
    end
    drop)
  (func (;485;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.convert_i32x4_u
      unreachable
    end
    drop)
  (func (;486;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.trunc_sat_f64x2_s_zero
      unreachable
    end
    drop)
  (func (;487;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.trunc_sat_f64x2_u_zero
      unreachable
    end
    drop)
  (func (;488;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.convert_low_i32x4_s
      unreachable
    end
    drop)
  (func (;489;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.convert_low_i32x4_u
      unreachable
    end
    drop)
  (func (;490;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.relaxed_swizzle
      unreachable
    end
    drop)
  (func (;491;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.relaxed_trunc_f32x4_s
      unreachable
    end
    drop)
  (func (;492;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.relaxed_trunc_f32x4_u
      unreachable
    end
    drop)
  (func (;493;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.relaxed_trunc_f64x2_s_zero
      unreachable
    end
    drop)
  (func (;494;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.relaxed_trunc_f64x2_u_zero
      unreachable
    end
    drop)
  (func (;495;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.relaxed_madd
      unreachable
    end
    drop)
  (func (;496;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.relaxed_nmadd
      unreachable
    end
    drop)
  (func (;497;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.relaxed_madd
      unreachable
    end
    drop)
  (func (;498;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.relaxed_nmadd
      unreachable
    end
    drop)
  (func (;499;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i8x16.relaxed_laneselect
      unreachable
    end
    drop)
  (func (;500;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.relaxed_laneselect
      unreachable
    end
    drop)
  (func (;501;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.relaxed_laneselect
      unreachable
    end
    drop)
  (func (;502;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64x2.relaxed_laneselect
      unreachable
    end
    drop)
  (func (;503;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.relaxed_min
      unreachable
    end
    drop)
  (func (;504;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f32x4.relaxed_max
      unreachable
    end
    drop)
  (func (;505;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.relaxed_min
      unreachable
    end
    drop)
  (func (;506;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      f64x2.relaxed_max
      unreachable
    end
    drop)
  (func (;507;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.relaxed_q15mulr_s
      unreachable
    end
    drop)
  (func (;508;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i16x8.relaxed_dot_i8x16_i7x16_s
      unreachable
    end
    drop)
  (func (;509;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32x4.relaxed_dot_i8x16_i7x16_add_s
      unreachable
    end
    drop)
  (func (;510;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.notify
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.notify 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.notify offset=4294967295
      unreachable
    end
    drop)
  (func (;511;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.wait32
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.wait32 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.wait32 offset=4294967295
      unreachable
    end
    drop)
  (func (;512;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.wait64
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.wait64 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      memory.atomic.wait64 offset=4294967295
      unreachable
    end
    drop)
  (func (;513;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      atomic.fence
      unreachable
    end
    drop)
  (func (;514;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load offset=4294967295
      unreachable
    end
    drop)
  (func (;515;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load offset=4294967295
      unreachable
    end
    drop)
  (func (;516;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load8_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load8_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load8_u offset=4294967295
      unreachable
    end
    drop)
  (func (;517;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load16_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load16_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.load16_u offset=4294967295
      unreachable
    end
    drop)
  (func (;518;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load8_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load8_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load8_u offset=4294967295
      unreachable
    end
    drop)
  (func (;519;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load16_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load16_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load16_u offset=4294967295
      unreachable
    end
    drop)
  (func (;520;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load32_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load32_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.load32_u offset=4294967295
      unreachable
    end
    drop)
  (func (;521;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store offset=4294967295
      unreachable
    end
    drop)
  (func (;522;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store offset=4294967295
      unreachable
    end
    drop)
  (func (;523;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store8
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store8 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store8 offset=4294967295
      unreachable
    end
    drop)
  (func (;524;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store16
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store16 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.store16 offset=4294967295
      unreachable
    end
    drop)
  (func (;525;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store8
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store8 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store8 offset=4294967295
      unreachable
    end
    drop)
  (func (;526;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store16
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store16 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store16 offset=4294967295
      unreachable
    end
    drop)
  (func (;527;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store32
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store32 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.store32 offset=4294967295
      unreachable
    end
    drop)
  (func (;528;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.add
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.add 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.add offset=4294967295
      unreachable
    end
    drop)
  (func (;529;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.add
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.add 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.add offset=4294967295
      unreachable
    end
    drop)
  (func (;530;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.add_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.add_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.add_u offset=4294967295
      unreachable
    end
    drop)
  (func (;531;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.add_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.add_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.add_u offset=4294967295
      unreachable
    end
    drop)
  (func (;532;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.add_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.add_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.add_u offset=4294967295
      unreachable
    end
    drop)
  (func (;533;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.add_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.add_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.add_u offset=4294967295
      unreachable
    end
    drop)
  (func (;534;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.add_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.add_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.add_u offset=4294967295
      unreachable
    end
    drop)
  (func (;535;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.sub
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.sub 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.sub offset=4294967295
      unreachable
    end
    drop)
  (func (;536;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.sub
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.sub 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.sub offset=4294967295
      unreachable
    end
    drop)
  (func (;537;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.sub_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.sub_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.sub_u offset=4294967295
      unreachable
    end
    drop)
  (func (;538;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.sub_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.sub_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.sub_u offset=4294967295
      unreachable
    end
    drop)
  (func (;539;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.sub_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.sub_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.sub_u offset=4294967295
      unreachable
    end
    drop)
  (func (;540;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.sub_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.sub_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.sub_u offset=4294967295
      unreachable
    end
    drop)
  (func (;541;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.sub_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.sub_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.sub_u offset=4294967295
      unreachable
    end
    drop)
  (func (;542;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.and
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.and 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.and offset=4294967295
      unreachable
    end
    drop)
  (func (;543;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.and
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.and 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.and offset=4294967295
      unreachable
    end
    drop)
  (func (;544;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.and_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.and_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.and_u offset=4294967295
      unreachable
    end
    drop)
  (func (;545;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.and_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.and_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.and_u offset=4294967295
      unreachable
    end
    drop)
  (func (;546;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.and_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.and_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.and_u offset=4294967295
      unreachable
    end
    drop)
  (func (;547;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.and_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.and_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.and_u offset=4294967295
      unreachable
    end
    drop)
  (func (;548;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.and_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.and_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.and_u offset=4294967295
      unreachable
    end
    drop)
  (func (;549;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.or
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.or 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.or offset=4294967295
      unreachable
    end
    drop)
  (func (;550;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.or
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.or 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.or offset=4294967295
      unreachable
    end
    drop)
  (func (;551;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.or_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.or_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.or_u offset=4294967295
      unreachable
    end
    drop)
  (func (;552;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.or_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.or_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.or_u offset=4294967295
      unreachable
    end
    drop)
  (func (;553;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.or_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.or_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.or_u offset=4294967295
      unreachable
    end
    drop)
  (func (;554;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.or_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.or_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.or_u offset=4294967295
      unreachable
    end
    drop)
  (func (;555;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.or_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.or_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.or_u offset=4294967295
      unreachable
    end
    drop)
  (func (;556;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.xor
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.xor 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.xor offset=4294967295
      unreachable
    end
    drop)
  (func (;557;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.xor
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.xor 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.xor offset=4294967295
      unreachable
    end
    drop)
  (func (;558;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.xor_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.xor_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.xor_u offset=4294967295
      unreachable
    end
    drop)
  (func (;559;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.xor_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.xor_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.xor_u offset=4294967295
      unreachable
    end
    drop)
  (func (;560;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.xor_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.xor_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.xor_u offset=4294967295
      unreachable
    end
    drop)
  (func (;561;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.xor_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.xor_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.xor_u offset=4294967295
      unreachable
    end
    drop)
  (func (;562;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.xor_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.xor_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.xor_u offset=4294967295
      unreachable
    end
    drop)
  (func (;563;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.xchg
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.xchg 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.xchg offset=4294967295
      unreachable
    end
    drop)
  (func (;564;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.xchg
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.xchg 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.xchg offset=4294967295
      unreachable
    end
    drop)
  (func (;565;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.xchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.xchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.xchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;566;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.xchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.xchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.xchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;567;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.xchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.xchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.xchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;568;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.xchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.xchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.xchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;569;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.xchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.xchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.xchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;570;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.cmpxchg
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.cmpxchg 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw.cmpxchg offset=4294967295
      unreachable
    end
    drop)
  (func (;571;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.cmpxchg
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.cmpxchg 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw.cmpxchg offset=4294967295
      unreachable
    end
    drop)
  (func (;572;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.cmpxchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.cmpxchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw8.cmpxchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;573;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.cmpxchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.cmpxchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i32.atomic.rmw16.cmpxchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;574;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.cmpxchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.cmpxchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw8.cmpxchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;575;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.cmpxchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.cmpxchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw16.cmpxchg_u offset=4294967295
      unreachable
    end
    drop)
  (func (;576;) (type 0)
    (local i64 f32)
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.cmpxchg_u
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.cmpxchg_u 1 offset=127
      unreachable
    end
    drop
    block (result funcref) (;@1;)
      unreachable
      i64.atomic.rmw32.cmpxchg_u offset=4294967295
      unreachable
    end
    drop)
  (data (;0;) "\01\ff"))
