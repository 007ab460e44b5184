// A style sheet is imported for the build to find; it exports nothing.
declare module '*.css';
