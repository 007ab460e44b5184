import type { CookieSettings } from 'shared-types/site/context';
import type { InLanguages } from '../../platform/language';
import { polish } from './cookie-settings.messages.pl';

/** Every value that is chosen from a list. */
export type BannerValue = CookieSettings[
  | 'cookieBannerPosition'
  | 'cookieBannerTheme'
  | 'cookieBannerVariant'
  | 'cookieBannerCtaVariant'
  | 'cookieBannerAcceptType'];

const english = {
  saved: 'Saved. Visitors get the changes on their next page.',
  tried: 'This is how the banner would look. Nothing is saved yet.',
  triedNone: 'With these settings visitors see no banner. Nothing is saved yet.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved other settings (${at}). Each field that differs shows the saved value beside yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile other settings have been saved. Each field that differs shows the saved value beside yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  on: 'on',
  off: 'off',
  standard: '(empty, so the default text)',
  values: {
    BAR: 'a bar across the page',
    POPUP: 'a popup in a corner',
    TOP: 'top',
    BOTTOM: 'bottom',
    TOP_LEFT: 'top left',
    TOP_RIGHT: 'top right',
    BOTTOM_LEFT: 'bottom left',
    BOTTOM_RIGHT: 'bottom right',
    LIGHT: 'light',
    DARK: 'dark',
    TEXT: 'text only',
    BUTTON: 'buttons with text',
    ICON: 'buttons with icons',
    OPT_IN: 'accept',
    OPT_IN_AND_OUT: 'accept and decline',
  } satisfies Readonly<Record<BannerValue, string>>,
  choose: 'Choose one from the list.',
  text: 'Enter text here, or leave it empty.',
  long: (most: number) => `Enter at most ${most} characters.`,
};

export type CookieSettingsMessages = typeof english;

export const COOKIE_SETTINGS_MESSAGES: InLanguages<CookieSettingsMessages> = { en: english, pl: polish };
