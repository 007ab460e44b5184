import type { SiteLink } from '../site/page/frame';

/** What a slice shows that no other block does. */
export const SLICE_PARTS = ['links', 'navigation', 'logo', 'notice', 'close'] as const;
/** One of them. */
export type SlicePart = (typeof SLICE_PARTS)[number];

/** Settings of a block that stands for a slice. */
export interface SlicePartSettings {
  readonly part: SlicePart;
  /** Where `links` lead. */
  readonly links?: readonly { readonly title: string; readonly href: string }[];
  /** Words on the button that closes. */
  readonly label?: string;
}

/** Answer to the loader `blocks/slice/part`: what the site has for the part; nothing of it where it needs nothing. */
export interface SlicePartView {
  /** Links of the site's navigation. */
  readonly navigation?: readonly SiteLink[];
  /** The site's name, its first page, and its icon, if it has one. */
  readonly logo?: SiteLink & { readonly icon?: string };
  /** What the platform says of the site. */
  readonly notice?: string;
}
