import type { FormReply } from '../../failure';
import { PAGE_TYPE } from '../../site/page/page-type';
export type { CreateSpecialPage } from '../../requests/admin.generated';

/**
 * Pages that are no ordinary ones: a cover welcomes visitors, the others stand in place of pages or over them.
 *
 * @implements TWEAK-02
 */
export const SPECIAL_PAGES = {
  'cover-page': PAGE_TYPE.splashPage,
  'lock-screen': PAGE_TYPE.lockScreen,
  'popup-overlay': PAGE_TYPE.popupOverlay,
} as const;
export type SpecialPage = keyof typeof SPECIAL_PAGES;

/** Special pages that stand in the place of others, or over them: a language of the site has one of each. */
export const STAND_IN_PAGES = ['lock-screen', 'popup-overlay'] as const satisfies readonly SpecialPage[];
export type StandInPage = (typeof STAND_IN_PAGES)[number];

/** Leads to where the named part of the site is edited. */
export const TWEAK_PATH = '/config/tweak/:part';

/**
 * What of a site has an editor beside the list of its pages.
 *
 * @implements TWEAK-01
 */
export const TWEAK_PARTS = ['SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'CHECKOUT', 'STYLE'] as const;
export type TweakPart = (typeof TWEAK_PARTS)[number];

export const SPECIAL_PAGE_CALLS = {
  /** Creates the draft of a lock screen or a popup in a language; one that is there already stays. */
  createSpecialPage: { method: 'POST', path: '/api/config/pages/special' },
} as const;

/** Reply to `createSpecialPage`. */
export interface CreatedSpecialPage extends FormReply {
  readonly pageId: string;
  readonly message: string;
  /** Of the page's editor. */
  readonly location: string;
}

/** A special page in one language of the site. */
export interface SpecialPageEntry {
  /** BCP 47 tag. */
  readonly locale: string;
  /** The language in the language of the reader. */
  readonly language: string;
  /** Absent where the language has none. */
  readonly page?: {
    readonly id: string;
    readonly title: string;
    readonly isPublished: boolean;
    /** True if its draft has changes that visitors do not see. */
    readonly isChanged: boolean;
    /** Path of its preview. */
    readonly preview: string;
  };
}
