import type { SiteLink } from '../site/page/frame';

/** Parts of slices that are not blocks elsewhere. */
export const SLICE_PARTS = ['links', 'navigation', 'logo', 'notice', 'close'] as const;
export type SlicePart = (typeof SLICE_PARTS)[number];

/** Settings of a block for a slice. */
export interface SlicePartSettings {
  readonly part: SlicePart;
  /** Targets of `links`. */
  readonly links?: readonly { readonly title: string; readonly href: string }[];
  readonly label?: string;
}

/** Data of the loader `blocks/slice/part`; empty if the part needs none. */
export interface SlicePartView {
  readonly navigation?: readonly SiteLink[];
  /** The site's name, home page and icon, if any. */
  readonly logo?: SiteLink & { readonly icon?: string };
  /** The platform's notice about the site. */
  readonly notice?: string;
}
