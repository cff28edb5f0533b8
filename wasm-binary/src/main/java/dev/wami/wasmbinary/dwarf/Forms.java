package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;

/** How the value of an attribute is written: {@code DW_FORM_*} (DWARF 5, 7.5.6). */
final class Forms {
    static final int ADDR = 0x01;
    static final int DATA4 = 0x06;
    static final int DATA8 = 0x07;
    static final int UDATA = 0x0F;
    static final int INDIRECT = 0x16;
    static final int SEC_OFFSET = 0x17;
    static final int ADDRX = 0x1B;
    static final int IMPLICIT_CONST = 0x21;
    static final int LOCLISTX = 0x22;
    static final int RNGLISTX = 0x23;
    static final int ADDRX1 = 0x29;
    static final int ADDRX3 = 0x2B;
    static final int ADDRX4 = 0x2C;

    private Forms() {}

    static boolean isAddressIndex(int form) {
        return form == ADDRX || form >= ADDRX1 && form <= ADDRX4;
    }

    /** Whether it is a number in bytes of its own, not a block, a string or nothing. */
    static boolean isOffset(int form) {
        return form == SEC_OFFSET || form == DATA4 || form == DATA8;
    }

    /**
     * The number behind a form, over which it goes; 0 for what is no number.
     *
     * @param version of the unit, on which the width of references to other units depends
     * @param addressBytes of an address
     */
    static long read(DebugBytes in, int form, int version, int addressBytes) throws Unreadable {
        switch (form) {
            case ADDR:
                return in.fixed(addressBytes);
            case 0x0B, 0x0C, 0x11, 0x25, ADDRX1: // data1, flag, ref1, strx1
                return in.u8();
            case 0x05, 0x12, 0x26, 0x2A: // data2, ref2, strx2, addrx2
                return in.u16();
            case 0x27, ADDRX3: // strx3
                return in.fixed(3);
            case DATA4,
                    0x13,
                    0x0E,
                    SEC_OFFSET,
                    0x1C,
                    0x1D,
                    0x1F,
                    0x28,
                    ADDRX4: // ref4, strp, ref_sup4, strp_sup, line_strp, strx4
                return in.u32();
            case DATA8, 0x14, 0x20, 0x24: // ref8, ref_sig8, ref_sup8
                return in.fixed(8);
            case 0x10: // ref_addr
                return in.fixed(version == 2 ? addressBytes : 4);
            case UDATA, 0x15, 0x1A, ADDRX, LOCLISTX, RNGLISTX: // ref_udata, strx
                return in.uleb();
            case 0x0D: // sdata
                return in.sleb();
            case 0x08: // string
                in.string();
                return 0;
            case 0x0A: // block1
                in.skip(in.u8());
                return 0;
            case 0x03: // block2
                in.skip(in.u16());
                return 0;
            case 0x04: // block4
                in.skip(in.u32());
                return 0;
            case 0x09, 0x18: // block, exprloc
                in.skip(in.uleb());
                return 0;
            case 0x1E: // data16
                in.skip(16);
                return 0;
            case 0x19, IMPLICIT_CONST: // flag_present
                return 0;
            case INDIRECT:
                return read(in, (int) in.uleb(), version, addressBytes);
            default:
                throw in.unreadable("the unknown form 0x" + Integer.toHexString(form));
        }
    }
}
