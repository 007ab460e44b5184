/** What a paid product with a file includes. */
export const DOWNLOAD_GRANT = { downloads: 5, days: 30 } as const;

export const PRODUCT_FILE_LIMIT = {
  /** Bytes per file. */
  bytes: 100 * 1024 * 1024,
  /** Bytes of all files of a site. */
  siteBytes: 2 * 1024 * 1024 * 1024,
  /** File name, in characters. */
  nameLength: 120,
} as const;

/** `ready`, or why a file cannot be downloaded. */
export const DOWNLOAD_STATES = ['ready', 'unpaid', 'used-up', 'expired', 'closed'] as const;
/** `closed`: the order was cancelled or refunded. */
export type DownloadState = (typeof DOWNLOAD_STATES)[number];

export interface OrderDownload {
  readonly title: string;
  readonly fileName: string;
  /** Size in bytes. */
  readonly bytes: number;
  readonly state: DownloadState;
  /** Signed path; present if `state` is `ready`. */
  readonly path?: string;
  /** Remaining and granted downloads. */
  readonly left: number;
  readonly given: number;
  /** Expiry in the page's language, with time zone; absent before payment. */
  readonly untilText?: string;
}

/** Path of a download; the signed link is the only credential. */
export const DOWNLOAD_PATH = '/checkout/download/:link';
