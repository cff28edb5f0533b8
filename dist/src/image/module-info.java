/** The tools and all that they use. Open, and so are its packages to plugins, which are outside of it. */
open module dev.wami {
    exports dev.wami.tools;

    uses dev.wami.tools.Plugin;
}
