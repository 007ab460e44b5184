/** What each paid product with a file gives its buyer. */
export const DOWNLOAD_GRANT = { downloads: 5, days: 30 } as const;

/** What a product's file may be. */
export const PRODUCT_FILE_LIMIT = {
  /** Largest file, in bytes. */
  bytes: 100 * 1024 * 1024,
  /** All files of a site together, in bytes. */
  siteBytes: 2 * 1024 * 1024 * 1024,
  /** Longest name, in characters. */
  nameLength: 120,
} as const;

/** Why a file cannot be downloaded now; `ready` where it can. */
export const DOWNLOAD_STATES = ['ready', 'unpaid', 'used-up', 'expired', 'closed'] as const;
/** One of them. `closed` is an order that was cancelled or refunded. */
export type DownloadState = (typeof DOWNLOAD_STATES)[number];

/** A file of an order, as its buyer sees it. */
export interface OrderDownload {
  /** Title of the product. */
  readonly title: string;
  readonly fileName: string;
  /** Size in bytes. */
  readonly bytes: number;
  readonly state: DownloadState;
  /** The signed address; present where `state` is `ready`. */
  readonly path?: string;
  /** Downloads that are left, and that were given altogether. */
  readonly left: number;
  readonly given: number;
  /** When they end, in the page's language with the time zone; absent as long as the order is not paid. */
  readonly untilText?: string;
}

/** The download address; the signed link is the only credential. */
export const DOWNLOAD_PATH = '/checkout/download/:link';
