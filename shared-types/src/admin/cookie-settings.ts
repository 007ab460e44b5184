import type { FormReply } from '../failure';
import type { CookieSettings } from '../site/context';
export type { SaveCookieSettings } from '../requests/admin.generated';

/** Calls of the page where the site's consent is set up; both take its form. */
export const COOKIE_SETTINGS_CALLS = {
  saveCookieSettings: { method: 'POST', path: '/api/config/cookie-settings/settings' },
  /** For a page without script: shows it again with the banner as it would be. Saves nothing. */
  previewCookieSettings: { method: 'POST', path: '/api/config/cookie-settings/preview' },
} as const;

/** The banner's words in one language. */
export type BannerText = Pick<CookieSettings, 'cookieBannerText' | 'cookieBannerCtaText' | 'cookieBannerOptOutCtaText'>;

/** The names of the words. */
export const BANNER_TEXT_PARTS = [
  'cookieBannerText',
  'cookieBannerCtaText',
  'cookieBannerOptOutCtaText',
] as const satisfies readonly (keyof BannerText)[];

/** The settings beside the words, two of them under the names the editor has for them. */
export interface EditedCookieSettings extends Omit<
  CookieSettings,
  keyof BannerText | 'isVisitorDataRestricted' | 'isRestrictiveCookiePolicyEnabled'
> {
  /** The inverse of `isVisitorDataRestricted`. */
  readonly isActivityLogEnabled: boolean;
  /** The same as `isRestrictiveCookiePolicyEnabled`. */
  readonly isAnalyticsCookiesDisabled: boolean;
}

/** The settings that are on or off, by their names in the form. */
export const COOKIE_SWITCHES = [
  'isCookieBannerEnabled',
  'isAnalyticsCookiesDisabled',
  'isRestrictiveCookiePolicyAbsolute',
  'isActivityLogEnabled',
] as const satisfies readonly (keyof EditedCookieSettings)[];

/** A language of the site. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  readonly locale: string;
  /** What it is called in the site's own language. */
  readonly name: string;
}

/** The settings as they are saved. */
export interface SavedCookieSettings {
  /** Names this state. Who saves says which one was changed, so that nobody overwrites another without knowing. */
  readonly base: string;
  readonly settings: EditedCookieSettings;
  /** The words in each language, in the order of the site's languages; HTML in them has been cleaned. */
  readonly texts: readonly BannerText[];
  /** Who changed it last on this page; absent where nobody has yet. */
  readonly changed?: CookieSettingsChange;
}

/** Who changed the settings, and when. */
export interface CookieSettingsChange {
  readonly by: string;
  /** An ISO time. */
  readonly at: string;
  /** The same in the site's language, with the time zone. */
  readonly atText: string;
}

/** Answer to the loader `admin/cookie-settings/saved`. */
export interface CookieSettingsView {
  /** Absent for who is not signed in any more: the page then holds what was typed, and nothing else. */
  readonly saved?: SavedCookieSettings;
  /** The site's own language first. */
  readonly languages: readonly SiteLanguage[];
}

/** The name of the number of the page of past changes, from 1. */
export const COOKIE_HISTORY_PARAMETER = 'changes';
/** Past changes on one page. */
export const COOKIE_HISTORY_PER_PAGE = 10;

/** One setting that a change made another. */
export interface CookieDifference {
  /** Its name in the form. */
  readonly name: keyof BannerText | keyof EditedCookieSettings;
  /** Name of the language, for words on a site with several. */
  readonly language?: string;
  /** What it was and what it became: words; a value of a list; `true` or `false`. */
  readonly before: string;
  readonly after: string;
}

/** A past change. */
export interface PastCookieChange extends CookieSettingsChange {
  readonly id: string;
  /** What it changed; absent for the first one, since what was before it was not kept. */
  readonly differences?: readonly CookieDifference[];
}

/** Answer to the loader `admin/cookie-history/changes`. */
export interface CookieHistoryView {
  /** Number of the page, from 1. */
  readonly page: number;
  /** How many changes there are on all pages. */
  readonly count: number;
  /** The changes of this page, the newest first. */
  readonly changes: readonly PastCookieChange[];
}

/** Reply to `saveCookieSettings`. */
export interface SaveCookieSettingsReply extends FormReply {
  readonly message: string;
  /** The state that is saved now. */
  readonly key: string;
}
