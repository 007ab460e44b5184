import type { BlockVariantNumber } from '../block-type';
import { PAGE_TYPE } from './page-type';

/** Pages that are made of slices, by their page types. */
export const SLICE_CONTAINERS = { popup: PAGE_TYPE.popupOverlay, lockScreen: PAGE_TYPE.lockScreen } as const;
/** The name of such a page. */
export type SliceContainer = keyof typeof SLICE_CONTAINERS;

/**
 * What popups and lock screens are made of, and in which of them each may stand.
 *
 * @implements ENUM-12
 */
export const SLICES = {
  /** `text`. */
  heading: ['popup', 'lockScreen'],
  /** `text`. */
  'sub-heading': ['popup', 'lockScreen'],
  /** `html`, and `align` as of a text block. */
  body: ['popup', 'lockScreen'],
  /** The settings of an image block; it may have one of its variants. */
  image: ['popup', 'lockScreen'],
  /** The settings of a gallery; it may have one of its variants. */
  gallery: ['popup', 'lockScreen'],
  /** `title` and `href`, the way to where it plays; `picture`, if it has one. */
  video: ['popup', 'lockScreen'],
  /** `links`, each with a `title` and a `href`: where else the owner is to be found. */
  'social-icons': ['popup', 'lockScreen'],
  /** `buttons`, each with a `label` and a `href`; `newWindow`, if it opens one. */
  buttons: ['popup', 'lockScreen'],
  /** The site's own. */
  navigation: ['popup', 'lockScreen'],
  /** The settings of a form. */
  'custom-form': ['popup', 'lockScreen'],
  /** `label` of its one field, an email address; `title`, `submitButtonText` and `submissionMessage` as of a form. */
  newsletter: ['popup', 'lockScreen'],
  /** The settings of an album. */
  album: ['popup', 'lockScreen'],
  /** The settings of a map. */
  map: ['popup', 'lockScreen'],
  /** Why a page is for members alone, and where they sign in; nothing where a password opens the page. */
  lock: ['lockScreen'],
  /** The form for a page's password; nothing where the page is for members. */
  password: ['lockScreen'],
  /** `title` and `href`, the way to what was said there. */
  twitter: ['popup', 'lockScreen'],
  /** The site's name and icon, which lead to its first page. */
  logo: ['popup', 'lockScreen'],
  /** `label` and `href`: a way on from a locked page. */
  action: ['lockScreen'],
  /** `label`; with a `href` it leads on, without one it closes the popup. */
  'popup-overlay-action': ['popup'],
  /** What the platform says of a site on trial; nothing of any other. */
  'temp-lock-inject': ['lockScreen'],
} as const satisfies Readonly<Record<string, readonly SliceContainer[]>>;
/** The name of a slice's type. */
export type SliceType = keyof typeof SLICES;

/** One slice of a popup or a lock screen. */
export interface Slice {
  /** A uuid. */
  readonly id: string;
  readonly type: SliceType;
  readonly variant?: BlockVariantNumber;
  /** As `SLICES` says of its type; pictures are `AssetReference`s, HTML is cleaned at import. */
  readonly settings: Readonly<Record<string, unknown>>;
}
