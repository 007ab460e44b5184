// Packages without types, and one that is installed only to measure with it.

declare module 'autocannon' {
  export interface Load {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p99: number };
    readonly errors: number;
    readonly non2xx: number;
    readonly '2xx': number;
    readonly '5xx': number;
    readonly duration: number;
    readonly statusCodeStats?: Readonly<Record<string, { readonly count: number }>>;
  }
  export default function autocannon(options: Readonly<Record<string, unknown>>): Promise<Load>;
}

declare module 'lighthouse' {
  export interface Result {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly runtimeError?: { readonly message: string };
  }
  export default function lighthouse(url: string, flags: object): Promise<{ readonly lhr: Result } | undefined>;
}
