/** Creates a URL on this site from a path and a query; undefined values are omitted. */
export type UrlCapability = (path: string, query?: Readonly<Record<string, string | number | undefined>>) => string;
