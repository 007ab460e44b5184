/** The version that is being built; the build puts it in. */
declare const __VERSION__: string;

/** The build finds a feature's style sheets by these imports. */
declare module '*.css';
