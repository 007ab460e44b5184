/** Paths are the specification's; records are sent as text. */
export const PERFORMANCE_CALLS = {
  recordPerformance: { method: 'POST', path: '/api/1/performance/records' },
  getPerformanceSettings: { method: 'GET', path: '/api/1/performance/settings' },
} as const;

/** Version of the measuring code, sent with each record. */
export const PERFORMANCE_CLIENT_VERSION = '4.0.7';
/** Prefix of the page's user timing marks. The shell marks the start of a feature by the feature's id. */
export const PERFORMANCE_MARK_PREFIX = 'rum-';

/** In milliseconds. */
export const PERFORMANCE_TIMES = {
  /** How long a page waits for its settings. */
  settingsMs: 30_000,
  /** From the load event until known metrics are sent. */
  flushMs: 30_000,
  /** From the start of the page until missing metrics are given up. */
  waitMs: 60_000,
} as const;

/** Maximum number of records per call. */
export const PERFORMANCE_RECORDS_MAX = 200;

/** Metrics of a page. Times in milliseconds since the page started, sizes in bytes. */
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

/** Metrics of each remote, the shell, and unknown origins. */
export const REMOTE_METRICS = [
  /** Total layout shift caused. */
  'shift',
  /** Milliseconds of script work in frames that kept the visitor waiting. */
  'long-work',
  /** Compressed bytes of its files. */
  'file-bytes',
  /** Load time of its slowest file, in milliseconds. */
  'file-time',
  /** Milliseconds from the start of the page until a feature was started. */
  'feature-start',
] as const;

export type PerformanceMetric = (typeof PAGE_METRICS)[number] | (typeof REMOTE_METRICS)[number];

/** How the visitor came to the page. */
export const PERFORMANCE_NAVIGATIONS = ['navigate', 'reload', 'back_forward', 'prerender', 'restored'] as const;
/** `restored` is a page from the back/forward cache, which counts as a page load. */
export type PerformanceNavigation = (typeof PERFORMANCE_NAVIGATIONS)[number];

export interface PerformanceData {
  readonly value: number;
  /** Path of the page, without query. */
  readonly path: string;
  readonly navigation: PerformanceNavigation;
  readonly version: string;
  /** Only for `feature-start`. */
  readonly feature?: string;
}

export interface PerformanceRecord {
  readonly pageLoadId: string;
  /** Origin: `<remote>@<version>`, `shell@<version>`, or `page` if unknown. */
  readonly app: string;
  readonly event: PerformanceMetric;
  /** Time of sending, in milliseconds since 1970. */
  readonly ts: number;
  readonly data: PerformanceData;
}

export type PerformanceField = keyof PerformanceRecord | keyof PerformanceData;
/** The names under which fields are sent; all different. */
export type PerformanceEncoding = Readonly<Record<PerformanceField, string>>;

export interface PerformanceFlags {
  /** Everything: if off, nothing is measured or sent. */
  readonly records: boolean;
  readonly remotes: boolean;
}

/** Response to `getPerformanceSettings`. */
export interface PerformanceSettings {
  /** UUID of this page load; nothing is stored before its first record. */
  readonly pageLoadId: string;
  readonly flags: PerformanceFlags;
  /** The encoding that this server reads. */
  readonly encoding: PerformanceEncoding;
}

export interface RecordPerformanceReply {
  readonly recorded: number;
}
