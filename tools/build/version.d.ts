/** The version of the package that is being built; the build puts it in. */
declare const __VERSION__: string;
