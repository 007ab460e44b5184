import type { BlockVariantNumber } from '../block-type';
import { PAGE_TYPE } from './page-type';

export const SLICE_CONTAINERS = { popup: PAGE_TYPE.popupOverlay, lockScreen: PAGE_TYPE.lockScreen } as const;
export type SliceContainer = keyof typeof SLICE_CONTAINERS;

/**
 * Slices, and the pages in which each is allowed.
 * @implements ENUM-12
 */
export const SLICES = {
  /** `text`. */
  heading: ['popup', 'lockScreen'],
  /** `text`. */
  'sub-heading': ['popup', 'lockScreen'],
  /** `html`, and `align` as of a text block. */
  body: ['popup', 'lockScreen'],
  /** Settings and variants of an image block. */
  image: ['popup', 'lockScreen'],
  /** Settings and variants of a gallery. */
  gallery: ['popup', 'lockScreen'],
  /** `title`, `href` of the video, and optionally `picture`. */
  video: ['popup', 'lockScreen'],
  /** `links` with `title` and `href`, to the owner's profiles. */
  'social-icons': ['popup', 'lockScreen'],
  /** `buttons` with `label`, `href` and optionally `newWindow`. */
  buttons: ['popup', 'lockScreen'],
  navigation: ['popup', 'lockScreen'],
  'custom-form': ['popup', 'lockScreen'],
  /** `label` of its only field, an email address; `title`, `submitButtonText` and `submissionMessage` as of a form. */
  newsletter: ['popup', 'lockScreen'],
  album: ['popup', 'lockScreen'],
  map: ['popup', 'lockScreen'],
  /** States that the page is for members, with a link to sign in; empty if a password unlocks it. */
  lock: ['lockScreen'],
  /** The form for the page's password, with `title`, `text` and `submit` of its own if it has them; empty if the page is for members. */
  password: ['lockScreen'],
  /** `title` and `href` of the post. */
  twitter: ['popup', 'lockScreen'],
  /** The site's name and icon, linked to its home page. */
  logo: ['popup', 'lockScreen'],
  /** `label` and `href` of a link to another page. */
  action: ['lockScreen'],
  /** `label`; with `href` it is a link, else it closes the popup. */
  'popup-overlay-action': ['popup'],
  /** The platform's notice on sites on trial; empty on others. */
  'temp-lock-inject': ['lockScreen'],
} as const satisfies Readonly<Record<string, readonly SliceContainer[]>>;
export type SliceType = keyof typeof SLICES;

export interface Slice {
  /** UUID. */
  readonly id: string;
  readonly type: SliceType;
  readonly variant?: BlockVariantNumber;
  /** As described in `SLICES`; pictures are `AssetReference`s, HTML is sanitized at import. */
  readonly settings: Readonly<Record<string, unknown>>;
}
