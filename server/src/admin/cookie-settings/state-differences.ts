import { BANNER_TEXT_PARTS, COOKIE_SWITCHES, type BannerText } from 'shared-types/admin/cookie-settings';
import { BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import type { Language } from '../../platform/language';
import { COOKIE_SETTINGS_MESSAGES } from './cookie-settings.messages';
import { editedSettings } from './edited-settings';
import { localizedField } from './sent-cookies';
import type { SiteCookies } from '../../platform/schema/tables/admin.tables';

/** Two states of the same site: what is saved, and what somebody wants to save. */
export interface TwoStates {
  readonly stored: SiteCookies;
  readonly wanted: SiteCookies;
}

const CHOICES = Object.keys(BANNER_VALUES) as (keyof typeof BANNER_VALUES)[];

/** What is saved in each field that is not as it is wanted: messages by the names of the fields. */
export function stateDifferences({ stored, wanted }: TwoStates, language: Language): Record<string, string> {
  const { now, on, off, values, standard } = COOKIE_SETTINGS_MESSAGES[language];
  const [has, wants] = [editedSettings(stored.settings), editedSettings(wanted.settings)];
  const textOf = (of: SiteCookies, locale: string | undefined): BannerText | undefined =>
    locale === undefined ? of.settings : of.translations[locale];
  const switches = COOKIE_SWITCHES.filter((name) => has[name] !== wants[name]);
  const choices = CHOICES.filter((name) => has[name] !== wants[name]);
  const differencesIn = (locale: string | undefined) =>
    BANNER_TEXT_PARTS.filter((name) => textOf(stored, locale)?.[name] !== textOf(wanted, locale)?.[name]).map(
      (name): [string, string] => [
        locale === undefined ? name : localizedField(locale, name),
        now(textOf(stored, locale)?.[name] || standard),
      ],
    );
  return Object.fromEntries([
    ...switches.map((name): [string, string] => [name, now(has[name] ? on : off)]),
    ...choices.map((name): [string, string] => [name, now(values[has[name]])]),
    ...[undefined, ...Object.keys(stored.translations)].flatMap(differencesIn),
  ]);
}
