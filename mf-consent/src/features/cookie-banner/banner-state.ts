import type { BannerOverrides } from 'shared-types/consent/cookie-banner';
import type { CookieSettings } from 'shared-types/site/context';

/** State of the banner of a page. */
export interface BannerState {
  readonly site: CookieSettings;
  /** Settings that events have set in place of the site's. */
  readonly overrides: BannerOverrides;
  /** Overrides from before the banner was forced; undefined unless it is forced. */
  readonly unforced?: BannerOverrides | undefined;
  readonly isAnswered: boolean;
}

export type BannerEvent =
  | { readonly kind: 'forced' | 'updated'; readonly overrides: BannerOverrides }
  | { readonly kind: 'unforced' }
  | { readonly kind: 'answered'; readonly isAnswered: boolean };

/** Returns the state after an event. Unforcing undoes what forcing set and keeps later updates. */
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

export function settingsOf({ site, overrides }: BannerState): CookieSettings {
  return { ...site, ...overrides };
}

/** The banner shows if it is forced, or if it is enabled and not yet answered. */
export function isBannerShown(state: BannerState): boolean {
  return state.unforced !== undefined || (settingsOf(state).isCookieBannerEnabled && !state.isAnswered);
}
