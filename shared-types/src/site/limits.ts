/** Content limits of a site. */
export const LIMIT = {
  /** Blocks in one layout. */
  blocksPerLayout: 60,
  /** Tracks of one album. */
  tracksPerAlbum: 60,
  /** Items an owner may order by hand in one collection. */
  orderableItems: 250,
  /** Products of one collection. */
  productsPerCollection: 200,
  /** Nested categories. */
  nestedCategories: 10_000,
  /** Galleries of pictures on one page. */
  photoGalleryCount: 20,
  /** Pictures and videos in one gallery. */
  gallerySize: 50,
} as const;

/**
 * Widths and a height, in CSS pixels, at which the arrangement of a page may change.
 *
 * @implements LIMIT-07 LIMIT-08
 */
export const BREAKPOINT = {
  mobileMaxPx: 432,
  desktopMinPx: 433,
  desktopPx: [800, 1024],
  mobileMaxHeightPx: 926,
  tabletPx: [1024, 1366],
} as const;

/** What lies below it is the platform's on every site: no page, redirect or file of a site can have an address there. */
export const PLATFORM_PATH = '/universal/';

/**
 * Where the shared library was delivered from that code on old sites asks for.
 *
 * @implements LIMIT-09
 */
export const SHARED_LIBRARY_PATH = '/universal/yui3/3.17.2/';

/** As many keys are read of an address's query, and of a form that is sent without script; what follows is as if not there. */
export const MOST_QUERY_KEYS = 1000;

/** Widths the server resizes pictures to, in pixels. */
export const IMAGE_WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** Widths of dialogs and the stack they stand in. */
export const DIALOG = {
  /** The first dialog's z-index. */
  baseZIndex: 30_000,
  /** Width of a confirmation, in CSS pixels. */
  confirmationWidthPx: 350,
  /** Padding of a confirmation, in CSS pixels. */
  confirmationPaddingPx: 20,
  /** An information popup closes itself after this. */
  informationMs: 2000,
  /** A hiding transition that has not ended by then is taken as ended. */
  hideFallbackMs: 600,
} as const;
