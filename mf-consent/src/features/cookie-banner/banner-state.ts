import type { BannerOverrides } from 'shared-types/consent/cookie-banner';
import type { CookieSettings } from 'shared-types/site/context';

/** The banner of a page: the site's settings, what replaces them, and whether it is to show. */
export interface BannerState {
  readonly site: CookieSettings;
  /** What events have put in the place of the site's settings. */
  readonly overrides: BannerOverrides;
  /** Overrides as they were before the banner was forced; undefined while it is not. */
  readonly unforced?: BannerOverrides | undefined;
  /** True once the visitor has chosen. */
  readonly isAnswered: boolean;
}

/** What happens to it. */
export type BannerEvent =
  | { readonly kind: 'forced' | 'updated'; readonly overrides: BannerOverrides }
  | { readonly kind: 'unforced' }
  | { readonly kind: 'answered'; readonly isAnswered: boolean };

/** The banner after an event. What was set by forcing goes with it; what was updated meanwhile stays. */
export function nextBanner(state: BannerState, event: BannerEvent): BannerState {
  const { overrides, unforced } = state;
  switch (event.kind) {
    case 'forced':
      return { ...state, overrides: { ...overrides, ...event.overrides }, unforced: unforced ?? overrides };
    case 'updated':
      return {
        ...state,
        overrides: { ...overrides, ...event.overrides },
        unforced: unforced && { ...unforced, ...event.overrides },
      };
    case 'unforced':
      return { ...state, overrides: unforced ?? overrides, unforced: undefined };
    case 'answered':
      return { ...state, isAnswered: event.isAnswered };
  }
}

/** The settings the banner is drawn from now. */
export function settingsOf({ site, overrides }: BannerState): CookieSettings {
  return { ...site, ...overrides };
}

/** True where the banner shows: it is forced, or enabled and not yet answered. */
export function isBannerShown(state: BannerState): boolean {
  return state.unforced !== undefined || (settingsOf(state).isCookieBannerEnabled && !state.isAnswered);
}
