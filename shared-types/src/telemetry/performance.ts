/** Calls of the performance records. Paths are the specification's; the records go as text. */
export const PERFORMANCE_CALLS = {
  recordPerformance: { method: 'POST', path: '/api/1/performance/records' },
  getPerformanceSettings: { method: 'GET', path: '/api/1/performance/settings' },
} as const;

/** Version of what measures, told with each record. */
export const PERFORMANCE_CLIENT_VERSION = '4.0.7';
/** What the names of the page's user-timing marks begin with. The shell's mark of a feature that it starts ends with the feature's id. */
export const PERFORMANCE_MARK_PREFIX = 'rum-';

/** Times of the performance records, in milliseconds. */
export const PERFORMANCE_TIMES = {
  /** How long a page waits for its settings. */
  settingsMs: 30_000,
  /** From the load event until what is known by then is sent. */
  flushMs: 30_000,
  /** From the page's beginning until a metric that has not come is no longer waited for. */
  waitMs: 60_000,
} as const;

/** Most records one call carries. */
export const PERFORMANCE_RECORDS_MAX = 200;

/** What is measured of a page as a whole. Times are milliseconds since the page began, sizes are bytes. */
export const PAGE_METRICS = [
  'cls',
  'fcp',
  'lcp',
  'fid',
  'inp',
  'ttfb',
  'tti',
  'dns',
  'tcp',
  'tls',
  'encoded-body',
  'decoded-body',
  'dom-content-loaded',
  'load',
] as const;

/** What is measured of each remote, of the shell, and of what is nobody's. */
export const REMOTE_METRICS = [
  /** Layout shift it caused, all of the page's added up. */
  'shift',
  /** Milliseconds its scripts worked in frames that kept the visitor waiting. */
  'long-work',
  /** Bytes of its files as they came, compressed. */
  'file-bytes',
  /** Milliseconds its slowest file took. */
  'file-time',
  /** Milliseconds from the page's beginning until a feature's code was there and was started. */
  'feature-start',
] as const;

/** The name of something that is measured. */
export type PerformanceMetric = (typeof PAGE_METRICS)[number] | (typeof REMOTE_METRICS)[number];

/** How the visitor came to the page. */
export const PERFORMANCE_NAVIGATIONS = ['navigate', 'reload', 'back_forward', 'prerender', 'restored'] as const;
/** One of those ways; `restored` is a page that came back out of the browser's memory, and is a page load of its own. */
export type PerformanceNavigation = (typeof PERFORMANCE_NAVIGATIONS)[number];

/** What was measured. */
export interface PerformanceData {
  readonly value: number;
  /** Path of the page, without its query. */
  readonly path: string;
  readonly navigation: PerformanceNavigation;
  /** `PERFORMANCE_CLIENT_VERSION`. */
  readonly version: string;
  /** The feature, of `feature-start`. */
  readonly feature?: string;
}

/** One metric of one page load. */
export interface PerformanceRecord {
  readonly pageLoadId: string;
  /** Whose it is: `<remote>@<version>`, `shell@<version>`, or `page` where nobody can be named. */
  readonly app: string;
  readonly event: PerformanceMetric;
  /** When it was sent, in milliseconds since 1970. */
  readonly ts: number;
  readonly data: PerformanceData;
}

/** A field of a record, or of its data. */
export type PerformanceField = keyof PerformanceRecord | keyof PerformanceData;
/** The name each field is sent by; no two have the same. */
export type PerformanceEncoding = Readonly<Record<PerformanceField, string>>;

/** What may be measured. */
export interface PerformanceFlags {
  /** Everything; where it is off nothing is measured and nothing sent. */
  readonly records: boolean;
  /** What is measured of each remote. */
  readonly remotes: boolean;
}

/** Reply to `getPerformanceSettings`. */
export interface PerformanceSettings {
  /** A UUID for this page load alone; nothing is kept under it before a record comes. */
  readonly pageLoadId: string;
  readonly flags: PerformanceFlags;
  /** How the server that answers reads records. */
  readonly encoding: PerformanceEncoding;
}

/** Reply to `recordPerformance`. */
export interface RecordPerformanceReply {
  /** How many records were kept. */
  readonly recorded: number;
}
