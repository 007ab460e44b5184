import type { CookieSettings } from 'shared-types/site/context';
import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './cookie-settings.messages.pl';

/** Every value that is chosen from a list. */
export type BannerValue = CookieSettings[
  | 'cookieBannerPosition'
  | 'cookieBannerTheme'
  | 'cookieBannerVariant'
  | 'cookieBannerCtaVariant'
  | 'cookieBannerAcceptType'];

const english = {
  ...savedFormEnglish,
  saved: 'Saved. Visitors get the changes on their next page.',
  tried: 'This is how the banner would look. Nothing is saved yet.',
  triedNone: 'With these settings visitors see no banner. Nothing is saved yet.',
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
  text: 'Enter text here, or leave it empty.',
};

export type CookieSettingsMessages = typeof english;

export const COOKIE_SETTINGS_MESSAGES: InLanguages<CookieSettingsMessages> = { en: english, pl: polish };
