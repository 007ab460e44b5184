import type { FormReply } from '../failure';
import type { CookieSettings } from '../site/context';
import type { LastSaved } from './last-saved';
export type { SaveCookieSettings } from '../requests/admin.generated';

export const COOKIE_SETTINGS_CALLS = {
  saveCookieSettings: { method: 'POST', path: '/api/config/cookie-settings/settings' },
  /** Without script: shows the page again with a preview of the banner. Saves nothing. */
  previewCookieSettings: { method: 'POST', path: '/api/config/cookie-settings/preview' },
} as const;

export type BannerText = Pick<CookieSettings, 'cookieBannerText' | 'cookieBannerCtaText' | 'cookieBannerOptOutCtaText'>;

export const BANNER_TEXT_PARTS = [
  'cookieBannerText',
  'cookieBannerCtaText',
  'cookieBannerOptOutCtaText',
] as const satisfies readonly (keyof BannerText)[];

/** The settings other than texts; two have the editor's names. */
export interface EditedCookieSettings extends Omit<
  CookieSettings,
  keyof BannerText | 'isVisitorDataRestricted' | 'isRestrictiveCookiePolicyEnabled'
> {
  /** Inverse of `isVisitorDataRestricted`. */
  readonly isActivityLogEnabled: boolean;
  /** Same as `isRestrictiveCookiePolicyEnabled`. */
  readonly isAnalyticsCookiesDisabled: boolean;
}

/** On/off settings by field name. */
export const COOKIE_SWITCHES = [
  'isCookieBannerEnabled',
  'isAnalyticsCookiesDisabled',
  'isRestrictiveCookiePolicyAbsolute',
  'isActivityLogEnabled',
] as const satisfies readonly (keyof EditedCookieSettings)[];

export interface SiteLanguage {
  /** BCP 47 tag. */
  readonly locale: string;
  /** In the site's main language. */
  readonly name: string;
}

export interface SavedCookieSettings {
  /** Version of this state; a save sends it back to detect conflicts. */
  readonly base: string;
  readonly settings: EditedCookieSettings;
  /** In the order of the site's languages; sanitized HTML. */
  readonly texts: readonly BannerText[];
  readonly changed?: LastSaved;
}

/** Data of the loader `admin/cookie-settings/saved`. */
export interface CookieSettingsView {
  /** Absent after the session has ended; the page then shows only what was typed. */
  readonly saved?: SavedCookieSettings;
  /** The main language first. */
  readonly languages: readonly SiteLanguage[];
}

export const COOKIE_HISTORY_PARAMETER = 'changes';
export const COOKIE_HISTORY_PER_PAGE = 10;

export interface CookieDifference {
  readonly name: keyof BannerText | keyof EditedCookieSettings;
  /** Language name, for texts on a multilingual site. */
  readonly language?: string;
  /** Old and new value: a text, an enumeration value, `true` or `false`. */
  readonly before: string;
  readonly after: string;
}

export interface PastCookieChange extends LastSaved {
  readonly id: string;
  /** Absent for the first change, because earlier values were not kept. */
  readonly differences?: readonly CookieDifference[];
}

export interface CookieHistoryView {
  /** From 1. */
  readonly page: number;
  /** On all pages. */
  readonly count: number;
  /** Newest first. */
  readonly changes: readonly PastCookieChange[];
}

/** Reply to `saveCookieSettings`. */
export interface SaveCookieSettingsReply extends FormReply {
  readonly message: string;
  /** Version that is saved now. */
  readonly key: string;
}
