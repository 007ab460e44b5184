// Imported only for the build to find; exports nothing.
declare module '*.css';
