import type { FormReply } from '../failure';
import type { SiteLanguage } from './cookie-settings';
export type { PutLanguages, SaveMainLanguage } from '../requests/admin.generated';

/**
 * Calls for the languages of a site.
 *
 * @implements EDIT-18 EDIT-19 EDIT-20
 */
export const SITE_LANGUAGES_CALLS = {
  getLanguageSettings: { method: 'GET', path: '/api/multilingual/settings' },
  getLanguageStatus: { method: 'GET', path: '/api/multilingual/status' },
  putLanguages: { method: 'PUT', path: '/api/multilingual/languages' },
  /** The form of the admin area. */
  saveMainLanguage: { method: 'POST', path: '/api/config/site-languages/main-language' },
} as const;

/** A language of a site, by which its pages are known. */
export interface PlacedLanguage {
  /** BCP 47 tag. */
  readonly locale: string;
  /** What the paths of its pages begin with, such as `/pl`; empty for the site's own, the main one. */
  readonly root: string;
}

/** Which languages a site has, and which of them is its own. */
export interface LanguageSettings {
  /** Names this state. Who saves says which one was changed. */
  readonly base: string;
  /** Tag of the main language. */
  readonly main: string;
  /** The main one first. */
  readonly languages: readonly (PlacedLanguage & SiteLanguage)[];
  /** Who changed the main one last in the admin area; absent where nobody has yet. */
  readonly changed?: { readonly by: string; readonly at: string; readonly atText: string };
}

/** How far a site has come in one language. */
export interface LanguageStatus extends PlacedLanguage, SiteLanguage {
  readonly isMain: boolean;
  /** True where visitors can open its home page. */
  readonly isPublished: boolean;
  /** How many pages with an address of their own it has. */
  readonly pages: number;
  /** Paths that pages of the main language would have in this one, and have not. */
  readonly missing: readonly string[];
  /** True where the product's own messages are in it too, such as those of the cart; else those are English. */
  readonly hasOwnMessages: boolean;
}

/** Reply to `getLanguageStatus`. */
export interface LanguageStatusReply {
  readonly languages: readonly LanguageStatus[];
}

/** Reply to `putLanguages`: what is saved now. */
export interface PutLanguagesReply extends LanguageSettings, FormReply {}

/** Answer to the loader `admin/site-languages/saved`. */
export interface SiteLanguagesView {
  /** Absent for who is not signed in any more. */
  readonly saved?: Pick<LanguageSettings, 'base' | 'main' | 'changed'>;
  /** What the main language may be, as the site's own language calls them. */
  readonly choices: readonly SiteLanguage[];
  readonly languages: readonly LanguageStatus[];
}

/** Reply to `saveMainLanguage`. */
export interface SaveMainLanguageReply extends FormReply {
  readonly message: string;
  /** The page, in the language that is saved. */
  readonly location: string;
}
