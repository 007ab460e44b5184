import type { CookieSettings } from 'shared-types/site/context';

const BAR_POSITIONS = ['BOTTOM', 'TOP'] as const;
const POPUP_POSITIONS = ['BOTTOM_LEFT', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_RIGHT'] as const;

/** Validated banner settings. */
export interface Banner {
  readonly variant: 'BAR' | 'POPUP';
  readonly position: (typeof BAR_POSITIONS)[number] | (typeof POPUP_POSITIONS)[number];
  readonly theme: 'LIGHT' | 'DARK';
  readonly ctaVariant: 'TEXT' | 'BUTTON' | 'ICON';
  /** True if the site enables declining, or if its restrictive policy requires prior consent. */
  readonly declines: boolean;
  /** HTML sanitized by the server; undefined for the default text. */
  readonly html: string | undefined;
  readonly ctaText: string | undefined;
  readonly optOutText: string | undefined;
}

export function readBanner(settings: Partial<CookieSettings>): Banner {
  const variant = oneOf(settings.cookieBannerVariant, ['BAR', 'POPUP']);
  return {
    variant,
    position: readPosition(settings.cookieBannerPosition, variant),
    theme: oneOf(settings.cookieBannerTheme, ['DARK', 'LIGHT']),
    ctaVariant: oneOf(settings.cookieBannerCtaVariant, ['ICON', 'TEXT', 'BUTTON']),
    declines: settings.isRestrictiveCookiePolicyEnabled === true || isOptOut(settings),
    html: isEmptyHtml(settings.cookieBannerText) ? undefined : settings.cookieBannerText,
    ctaText: settings.cookieBannerCtaText?.trim() || undefined,
    optOutText: settings.cookieBannerOptOutCtaText?.trim() || undefined,
  };
}

/** CSS classes for the banner's variant, position, theme and buttons. */
export function bannerClass({ variant, position, theme, ctaVariant }: Banner): string {
  return ['', `--${variant}`, `--${position}`, `--${theme}`, `--cta-${ctaVariant}`]
    .map((end) => `consent-cookie-banner${end.toLowerCase().replace('_', '-')}`)
    .join(' ');
}

export function bannerEdge({ position }: Banner): 'top' | 'bottom' {
  return position.startsWith('TOP') ? 'top' : 'bottom';
}

/** Bars and popups have different positions; a position of the other variant becomes the nearest of this one. */
function readPosition(position: unknown, variant: Banner['variant']): Banner['position'] {
  const isTop = typeof position === 'string' && position.startsWith('TOP');
  if (variant === 'BAR') return oneOf(position, BAR_POSITIONS, isPopupPosition(position) && isTop ? 'TOP' : undefined);
  return oneOf(position, POPUP_POSITIONS, position === 'TOP' ? 'TOP_LEFT' : undefined);
}

function isPopupPosition(position: unknown): boolean {
  return POPUP_POSITIONS.some((entry) => entry === position);
}

function isOptOut({ cookieBannerAcceptType: type }: Partial<CookieSettings>): boolean {
  return oneOf(type, ['OPT_IN', 'OPT_IN_AND_OUT']) === 'OPT_IN_AND_OUT';
}

function oneOf<const T>(value: unknown, allowed: readonly [T, ...T[]], otherwise?: T): T {
  return allowed.find((entry) => entry === value) ?? otherwise ?? allowed[0];
}

/** Rich text editors leave an empty paragraph after all text is deleted. */
function isEmptyHtml(html: string | undefined): boolean {
  return !html?.replace(/<[^<>]*>|&nbsp;|\s/g, '');
}
