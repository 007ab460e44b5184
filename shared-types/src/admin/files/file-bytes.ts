/**
 * Bytes per MB in messages about sizes.
 *
 * @implements FILE-05
 */
export const BYTES_PER_MB = 1_000_000;

/** The most bytes of all files of a site. */
export const SITE_FILE_BYTES = 5000 * BYTES_PER_MB;
