import type { CookieSettings } from 'shared-types/site/context';
import type { InLanguages } from '../../language';
import { polish } from './cookie-settings.sentences.pl';

/** Every value that is chosen of a list. */
export type BannerValue = CookieSettings[
  | 'cookieBannerPosition'
  | 'cookieBannerTheme'
  | 'cookieBannerVariant'
  | 'cookieBannerCtaVariant'
  | 'cookieBannerAcceptType'];

const english = {
  saved: 'These settings are saved. Visitors get them with the next page they open.',
  tried: 'This is how the banner would look. Nothing is saved yet.',
  triedNone: 'With these settings visitors see no banner. Nothing is saved yet.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved other settings (${at}). What is saved now stands beside each field that differs, and what you have typed is still in it. Save again to put yours in its place.`,
  conflictWithSomebody:
    'Meanwhile other settings have been saved. What is saved now stands beside each field that differs, and what you have typed is still in it. Save again to put yours in its place.',
  now: (value: string) => `Saved meanwhile: ${value}`,
  on: 'on',
  off: 'off',
  standard: '(empty, so the standard text)',
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
    TEXT: 'words alone',
    BUTTON: 'buttons with words',
    ICON: 'buttons with icons',
    OPT_IN: 'accept',
    OPT_IN_AND_OUT: 'accept and decline',
  } satisfies Readonly<Record<BannerValue, string>>,
  choose: 'Choose one of the list.',
  text: 'Write text here, or leave it empty.',
  long: (most: number) => `Write ${most} characters at most.`,
};

/** What the server says of the settings, in one language. */
export type CookieSettingsSentences = typeof english;

/** The same in every language. */
export const COOKIE_SETTINGS_SENTENCES: InLanguages<CookieSettingsSentences> = { en: english, pl: polish };
