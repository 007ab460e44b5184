/**
 * Attributes of a link around a picture, or around the picture of a video, that opens the lightbox. The link has an id, by
 * which an address opens its picture (`#<id>`), and `BLOCK_ATTRIBUTE.liveLink`. Its picture says size and words, and the
 * caption of its `<figure>` stands under the picture. The feature of the link tells its clicks by `blocks/picture-requested`.
 * Without script, and where the lightbox does not run, the link leads to the file of the picture, or to the page of the video.
 */
export const LIGHTBOX_ATTRIBUTE = {
  /** Name of a set: the links of the page with this name are shown as one, in their order. */
  set: 'data-lightbox',
  /** `light` or `dark`; dark by default. */
  theme: 'data-lightbox-theme',
  /** Present: the address of the page names the picture while it is open. */
  address: 'data-lightbox-address',
} as const;

/** How a lightbox looks, the default first. */
export const LIGHTBOX_THEMES = ['dark', 'light'] as const;
export type LightboxTheme = (typeof LIGHTBOX_THEMES)[number];
