import type { FormReply } from '../failure';
import type { SiteLanguage } from './cookie-settings';
import type { LastSaved } from './last-saved';
export type { PutLanguages, SaveMainLanguage } from '../requests/admin.generated';

/** @implements EDIT-18 EDIT-19 EDIT-20 */
export const SITE_LANGUAGES_CALLS = {
  getLanguageSettings: { method: 'GET', path: '/api/multilingual/settings' },
  getLanguageStatus: { method: 'GET', path: '/api/multilingual/status' },
  putLanguages: { method: 'PUT', path: '/api/multilingual/languages' },
  /** For the admin form. */
  saveMainLanguage: { method: 'POST', path: '/api/config/site-languages/main-language' },
} as const;

export interface PlacedLanguage {
  /** BCP 47 tag. */
  readonly locale: string;
  /** Path prefix of its pages, such as `/pl`; empty for the main language. */
  readonly root: string;
}

export interface LanguageSettings {
  /** Version of this state; a save sends it back to detect conflicts. */
  readonly base: string;
  /** Tag of the main language. */
  readonly main: string;
  /** Main language first. */
  readonly languages: readonly (PlacedLanguage & SiteLanguage)[];
  /** Last change of the main language in the admin area; absent if there is none. */
  readonly changed?: LastSaved;
}

export interface LanguageStatus extends PlacedLanguage, SiteLanguage {
  readonly isMain: boolean;
  /** True if visitors can open its home page. */
  readonly isPublished: boolean;
  readonly pages: number;
  /** Paths of pages that exist only in the main language. */
  readonly missing: readonly string[];
  /** True if the product's messages, such as those of the cart, are translated; else they are English. */
  readonly hasOwnMessages: boolean;
}

/** Response to `getLanguageStatus`. */
export interface LanguageStatusReply {
  readonly languages: readonly LanguageStatus[];
}

/** Reply to `putLanguages`: what is saved now. */
export interface PutLanguagesReply extends LanguageSettings, FormReply {}

/** Data of the loader `admin/site-languages/saved`. */
export interface SiteLanguagesView {
  /** Absent after the session has ended. */
  readonly saved?: Pick<LanguageSettings, 'base' | 'main' | 'changed'>;
  readonly choices: readonly SiteLanguage[];
  readonly languages: readonly LanguageStatus[];
}

/** Reply to `saveMainLanguage`. */
export interface SaveMainLanguageReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
