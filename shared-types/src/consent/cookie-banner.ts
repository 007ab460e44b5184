import type { FormReply } from '../failure';
import type { CookieSettings } from '../site/context';
export type { Choose as ChooseCookies } from '../requests/consent.generated';

/** Values of the banner's settings, defaults first. */
export const BANNER_VALUES = {
  cookieBannerVariant: ['BAR', 'POPUP'],
  cookieBannerPosition: ['BOTTOM', 'TOP', 'BOTTOM_LEFT', 'BOTTOM_RIGHT', 'TOP_LEFT', 'TOP_RIGHT'],
  cookieBannerTheme: ['DARK', 'LIGHT'],
  cookieBannerCtaVariant: ['ICON', 'TEXT', 'BUTTON'],
  cookieBannerAcceptType: ['OPT_IN', 'OPT_IN_AND_OUT'],
} as const satisfies { readonly [K in keyof CookieSettings]?: readonly CookieSettings[K][] };

/** In characters. */
export const BANNER_LONGEST = {
  cookieBannerText: 20_000,
  cookieBannerCtaText: 100,
  cookieBannerOptOutCtaText: 100,
} as const satisfies { readonly [K in keyof CookieSettings]?: number };

/** The visitor's consent. `choice` is absent before the first answer. */
export interface ConsentState {
  /** Time of the choice, in milliseconds since 1970. */
  readonly revision: number;
  readonly choice?: 'accepted' | 'declined';
}

/** Settings that replace the site's while the banner is forced or updated. */
export type BannerOverrides = Partial<CookieSettings>;

/** Payload that forces the banner to show. */
export interface ForcedBanner extends BannerOverrides {
  /** True if the visitor asked for it: it offers both choices and takes the focus. */
  readonly isRequested?: boolean;
  /** True for a preview in the editor, in which nobody can choose. */
  readonly isPreview?: boolean;
}

/** Data of the loader `consent/cookie-banner/banner`. */
export interface CookieBannerView {
  /** True if the banner is enabled and unanswered, and the page is not captured as an image. */
  readonly shown: boolean;
  /** True if the visitor has chosen, sends Global Privacy Control, or need not be asked. */
  readonly answered?: boolean;
  /** True while the page is captured as an image; not even a forced banner shows. */
  readonly suppressed?: boolean;
  /** True for a preview in the editor, in which nobody can choose. */
  readonly isPreview?: boolean;
  /** Settings of the site, with sanitized HTML. */
  readonly settings: CookieSettings;
}

export const BANNER_CALLS = {
  /** Redirects to the page in `return`, with the banner shown. */
  reopen: { method: 'GET', path: '/api/consent/cookie-banner/question' },
  choose: { method: 'POST', path: '/api/consent/cookie-banner/choice' },
} as const;

/** Text and appearance of the banner at the time of a choice. */
export interface ShownBanner extends Pick<
  CookieSettings,
  'cookieBannerVariant' | 'cookieBannerPosition' | 'cookieBannerTheme' | 'cookieBannerCtaVariant'
> {
  /** Version of the banner's remote. */
  readonly version: string;
  /** HTML of the site, or the default text. */
  readonly text: string;
  readonly accept: string;
  /** Absent if declining was not offered. */
  readonly decline?: string;
}

/** Maximum length of `shown`, in characters; if longer, only the choice is stored. */
export const SHOWN_BANNER_MAX = 25_000;

/** Response to `choose`. */
export interface ChooseCookiesReply extends FormReply {
  readonly states: { readonly 'consent/choice': ConsentState };
}
