import type { FormReply } from '../failure';
import type { SiteLink } from '../site/page/frame';
import type { SiteLanguage } from './cookie-settings';
export type { PutHeaderFooter, SaveHeaderFooter } from '../requests/admin.generated';

/**
 * Calls for what stands above and below the pages of a site.
 *
 * @implements EDIT-21 EDIT-22
 */
export const HEADER_FOOTER_CALLS = {
  getHeaderFooter: { method: 'GET', path: '/api/site-header-footer' },
  putHeaderFooter: { method: 'PUT', path: '/api/site-header-footer' },
  /** The form of the admin area, whose fields are called by `headerFooterField`. */
  saveHeaderFooter: { method: 'POST', path: '/api/config/header-footer/header-footer' },
} as const;

/** The parameter that names one of the site's further languages by its tag; its own where absent. */
export const HEADER_FOOTER_LANGUAGE_PARAMETER = 'language';

/** What the header of a site has in one language. */
export interface SiteHeader {
  /** The site's name; it has one for all languages, which goes with its own. */
  readonly title?: string;
  /** The navigation, in its order. */
  readonly links: readonly SiteLink[];
}

/** What the footer of a site has in one language. */
export interface SiteFooter {
  /** What the site is, in a sentence or two; empty where there is none. */
  readonly tagline: string;
  readonly links: readonly SiteLink[];
  /** What stands at its end; empty where there is nothing. */
  readonly note: string;
}

/** Both, as they are saved and sent. */
export interface HeaderFooter {
  readonly header: SiteHeader;
  readonly footer: SiteFooter;
}

/** Most links of a list; longest texts, in characters. */
export const HEADER_FOOTER_LIMIT = {
  links: 100,
  title: 200,
  linkTitle: 100,
  linkPath: 2000,
  tagline: 500,
  note: 1000,
} as const;

/** So many empty rows for links stand behind those that are there. */
export const SPARE_LINKS = 3;

/** The lists of links, as their fields are called: `nav.1.title`, `nav.1.path` and `nav.1.place`, counted from 1. */
export const LINK_LISTS = ['nav', 'foot'] as const;
/** One of them. */
export type LinkList = (typeof LINK_LISTS)[number];

/** What is saved in one language. */
export interface SavedHeaderFooter extends HeaderFooter {
  /** Names this state. Who saves says which one was changed. */
  readonly base: string;
  /** Addresses of its links at which the site has no page yet. */
  readonly missing: readonly string[];
  /** Who changed it last in the admin area; absent where nobody has yet. */
  readonly changed?: { readonly by: string; readonly at: string; readonly atText: string };
}

/** Answer to the loader `admin/header-footer/saved`. */
export interface HeaderFooterView {
  /** Absent for who is not signed in any more. */
  readonly saved?: SavedHeaderFooter;
  /** The site's own language first. */
  readonly languages: readonly SiteLanguage[];
  /** Tag of the language that is shown. */
  readonly language: string;
  /** Path of its home page. */
  readonly home: string;
}

/** What both calls of `/api/site-header-footer` answer: what is saved now. */
export interface HeaderFooterReply extends SavedHeaderFooter, FormReply {
  readonly language: string;
}

/** Reply to `saveHeaderFooter`. */
export interface SaveHeaderFooterReply extends FormReply {
  readonly message: string;
  /** The page, as it is saved. */
  readonly location: string;
}
