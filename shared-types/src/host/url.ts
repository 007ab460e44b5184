/** Makes an address on this site from a path and a query; keys without a value are left out. */
export type UrlCapability = (path: string, query?: Readonly<Record<string, string | number | undefined>>) => string;
