/** Content limits of a site. */
export const LIMIT = {
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  /** Manually ordered items per collection. */
  orderableItems: 250,
  productsPerCollection: 200,
  nestedCategories: 10_000,
  photoGalleryCount: 20,
  /** Pictures and videos per gallery. */
  gallerySize: 50,
} as const;

/** @implements LIMIT-07 LIMIT-08 */
export const BREAKPOINT = {
  mobileMaxPx: 432,
  desktopMinPx: 433,
  desktopPx: [800, 1024],
  mobileMaxHeightPx: 926,
  tabletPx: [1024, 1366],
} as const;

/** Path prefix reserved for the platform on every site. */
export const PLATFORM_PATH = '/universal/';

/**
 * Former path of the shared library, which old sites still request.
 * @implements LIMIT-09
 */
export const SHARED_LIBRARY_PATH = '/universal/yui3/3.17.2/';

/** Maximum number of keys read from a query or a posted form; further keys are ignored. */
export const MOST_QUERY_KEYS = 1000;

/** Widths of resized pictures, in pixels. */
export const IMAGE_WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

export const DIALOG = {
  /** z-index of the first dialog. */
  baseZIndex: 30_000,
  /** In CSS pixels. */
  confirmationWidthPx: 350,
  /** In CSS pixels. */
  confirmationPaddingPx: 20,
  /** An information dialog closes after this time. */
  informationMs: 2000,
  /** A hiding transition is considered ended after this time. */
  hideFallbackMs: 600,
} as const;
