import type { FormReply } from '../failure';
import type { SiteLink, SiteMenuEntry } from '../site/page/frame';
import type { WorkingView } from './site-states/site-drafts';
import type { SiteLanguage } from './cookie-settings';
export type { SaveNavigation } from '../requests/admin.generated';

export const NAVIGATION_CALLS = {
  /** Saves the menus of one language, with fields as `MENU_FIELDS` says. */
  saveNavigation: { method: 'POST', path: '/api/config/navigation/navigation' },
} as const;

/** Query parameter with a further language's tag; the main language if absent. */
export const NAVIGATION_LANGUAGE_PARAMETER = 'language';

/** Menus by field name prefix: `nav` is the main navigation, `foot` the links of the footer. */
export const MENUS = ['nav', 'foot'] as const;
export type Menu = (typeof MENUS)[number];

/**
 * Fields of a row, such as `nav.1.title`, from 1. `place` orders the rows. A row with `inside` belongs to the folder before
 * it. `kind` and `inside` are of the main navigation alone.
 */
export const MENU_FIELDS = ['kind', 'title', 'path', 'newWindow', 'inside', 'place'] as const;
export type MenuField = (typeof MENU_FIELDS)[number];

/** An order link is a link with a default title. */
export const ENTRY_KINDS = ['link', 'folder', 'order'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * Default title of a link to an online ordering provider.
 *
 * @implements EDIT-33
 */
export const ORDER_LINK_TITLE = 'Order Now';

/** Number of empty rows after the entries of a menu. */
export const SPARE_ENTRIES = 3;

/**
 * The navigation of pages that are in no menu.
 *
 * @implements EDIT-31
 */
export const HIDDEN_NAVIGATION = { name: '_hidden' } as const;

/**
 * The navigation of pages for members that are in no menu.
 *
 * @implements EDIT-32
 */
export const MEMBER_AREA_NAVIGATION = { name: '_memberareas', type: 'member-area' } as const;

/** A page that a menu can link to. */
export interface MenuPage {
  readonly title: string;
  readonly path: string;
  /** The member area whose members see it; absent if all members do, or all visitors. */
  readonly area?: string;
}

/** A navigation that is not stored: its pages are in no menu. */
export type PageNavigation = (typeof HIDDEN_NAVIGATION | typeof MEMBER_AREA_NAVIGATION) & {
  /** All that are in this navigation while no menu links to them. */
  readonly pages: readonly MenuPage[];
};

export interface SavedNavigation extends WorkingView {
  readonly main: readonly SiteMenuEntry[];
  readonly footer: readonly SiteLink[];
  /** Link paths for which the site has no page yet. */
  readonly missing: readonly string[];
}

/** Data of the loader `admin/navigation/saved`. */
export interface NavigationView {
  /** Absent after the session has ended. */
  readonly saved?: SavedNavigation;
  /** The main language first. */
  readonly languages: readonly SiteLanguage[];
  /** Tag of the displayed language. */
  readonly language: string;
  /** Path of its home page. */
  readonly home: string;
  /** Path at which the draft is seen on the home page; absent without a draft. */
  readonly draftedHome?: string;
  /** The member areas only if the site has them. */
  readonly navigations: readonly PageNavigation[];
}

/** Reply to `saveNavigation`. */
export interface SaveNavigationReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
