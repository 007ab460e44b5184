import type { FormReply } from '../failure';
import type { CookieSettings } from '../site/context';
export type { Choose as ChooseCookies } from '../requests/consent.generated';

/** The values of the banner's settings, the default first. */
export const BANNER_VALUES = {
  cookieBannerVariant: ['BAR', 'POPUP'],
  cookieBannerPosition: ['BOTTOM', 'TOP', 'BOTTOM_LEFT', 'BOTTOM_RIGHT', 'TOP_LEFT', 'TOP_RIGHT'],
  cookieBannerTheme: ['DARK', 'LIGHT'],
  cookieBannerCtaVariant: ['ICON', 'TEXT', 'BUTTON'],
  cookieBannerAcceptType: ['OPT_IN', 'OPT_IN_AND_OUT'],
} as const satisfies { readonly [K in keyof CookieSettings]?: readonly CookieSettings[K][] };

/** Most characters of the banner's words. */
export const BANNER_LONGEST = {
  cookieBannerText: 20_000,
  cookieBannerCtaText: 100,
  cookieBannerOptOutCtaText: 100,
} as const satisfies { readonly [K in keyof CookieSettings]?: number };

/** What the visitor allows. `choice` is absent before the first answer. */
export interface ConsentState {
  /** When it was chosen, in milliseconds since 1970. */
  readonly revision: number;
  readonly choice?: 'accepted' | 'declined';
}

/** Settings that replace the site's while a banner is forced or updated. */
export type BannerOverrides = Partial<CookieSettings>;

/** What a banner is forced to show with. */
export interface ForcedBanner extends BannerOverrides {
  /** True where the visitor asked for it: both choices show, and the focus goes to them, and back when the banner goes. */
  readonly isRequested?: boolean;
  /** True where it is only looked at, by who sets it up: nobody can choose on it until it is let go. */
  readonly isPreview?: boolean;
}

/** Answer to the loader `consent/cookie-banner/banner`. */
export interface CookieBannerView {
  /** True where the site enables the banner, the visitor is to be asked, and the page is not being photographed. */
  readonly shown: boolean;
  /** True where the visitor has chosen before, or lets the browser say no (Global Privacy Control), and where nobody is asked. */
  readonly answered?: boolean;
  /** True where the page is being photographed: not even a forced banner shows. */
  readonly suppressed?: boolean;
  /** True where it is only looked at, by who sets it up: nobody can choose on it. */
  readonly isPreview?: boolean;
  /** The site's settings as they are stored; text in them has been cleaned. */
  readonly settings: CookieSettings;
}

/** Calls of the banner. */
export const BANNER_CALLS = {
  /** Leads back to the page in `return`, with the banner shown. */
  reopen: { method: 'GET', path: '/api/consent/cookie-banner/question' },
  choose: { method: 'POST', path: '/api/consent/cookie-banner/choice' },
} as const;

/** What a banner said and how it looked when somebody chose on it. */
export interface ShownBanner extends Pick<
  CookieSettings,
  'cookieBannerVariant' | 'cookieBannerPosition' | 'cookieBannerTheme' | 'cookieBannerCtaVariant'
> {
  /** The banner's build. */
  readonly version: string;
  /** HTML of the site's, or the banner's own text. */
  readonly text: string;
  readonly accept: string;
  /** Absent where the visitor could not decline on it. */
  readonly decline?: string;
}

/** Longest `shown` the receipt takes, in characters; of a longer one only the choice is kept. */
export const SHOWN_BANNER_MAX = 25_000;

/** Reply to `choose`. */
export interface ChooseCookiesReply extends FormReply {
  readonly states: { readonly 'consent/choice': ConsentState };
}
