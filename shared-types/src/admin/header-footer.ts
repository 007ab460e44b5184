import type { FormReply } from '../failure';
import type { SiteLink, SiteMenuEntry } from '../site/page/frame';
import type { WorkingView } from './site-states/site-drafts';
import type { SiteLanguage } from './cookie-settings';
import type { LastSaved } from './last-saved';
export type { PatchHeaderFooter, PutHeaderFooter, SaveHeaderFooter } from '../requests/admin.generated';

/** @implements EDIT-21 EDIT-22 EDIT-24 */
export const HEADER_FOOTER_CALLS = {
  getHeaderFooter: { method: 'GET', path: '/api/site-header-footer' },
  putHeaderFooter: { method: 'PUT', path: '/api/site-header-footer' },
  /** For the admin form, which has everything but the links. */
  saveHeaderFooter: { method: 'POST', path: '/api/config/header-footer/header-footer' },
  /** The same with the texts that are sent; the form's call where `DESIGN_PATCHES` is set. */
  patchHeaderFooter: { method: 'POST', path: '/api/config/header-footer/patch' },
} as const;

/** Query parameter with a further language's tag; the main language if absent. */
export const HEADER_FOOTER_LANGUAGE_PARAMETER = 'language';

export interface SiteHeader {
  /** The site's name, the same in all languages; only with the main language. */
  readonly title?: string;
  readonly links: readonly SiteMenuEntry[];
}

export interface SiteFooter {
  /** One or two sentences about the site; may be empty. */
  readonly tagline: string;
  readonly links: readonly SiteLink[];
  /** Text at the end; may be empty. */
  readonly note: string;
}

export interface HeaderFooter {
  readonly header: SiteHeader;
  readonly footer: SiteFooter;
}

/** Maximum number of links and folders of a list, and of characters. */
export const HEADER_FOOTER_LIMIT = {
  links: 100,
  title: 200,
  linkTitle: 100,
  linkPath: 2000,
  tagline: 500,
  note: 1000,
} as const;

export interface SavedHeaderFooter extends HeaderFooter {
  /** Version of this state; a save sends it back to detect conflicts. */
  readonly base: string;
  /** Link paths for which the site has no page yet. */
  readonly missing: readonly string[];
  readonly changed?: LastSaved;
}

/** Data of the loader `admin/header-footer/saved`. */
export interface HeaderFooterView {
  /** True for a form that sends what was changed alone. */
  readonly sendsChanges?: true;
  /** Absent after the session has ended. */
  readonly saved?: Omit<SavedHeaderFooter, 'changed'> & WorkingView;
  /** The main language first. */
  readonly languages: readonly SiteLanguage[];
  /** Tag of the displayed language. */
  readonly language: string;
  /** Path of its home page. */
  readonly home: string;
  /** Path at which the draft is seen on the home page; absent without a draft. */
  readonly draftedHome?: string;
}

/** What both calls of `/api/site-header-footer` answer: what is saved now. */
export interface HeaderFooterReply extends SavedHeaderFooter, FormReply {
  readonly language: string;
}

/** Reply to `saveHeaderFooter` and `patchHeaderFooter`. */
export interface SaveHeaderFooterReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
