import { BANNER_WORDS, COOKIE_SWITCHES, type BannerWords } from 'shared-types/config/cookie-settings';
import { BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import type { Language } from '../../language';
import { COOKIE_SETTINGS_SENTENCES } from './cookie-settings.sentences';
import { editedSettings } from './edited-settings';
import { wordsField } from './sent-cookies';
import type { SiteCookies } from './site-cookies';

/** Two states of the same site: what is saved, and what somebody wants to save. */
export interface TwoStates {
  readonly stored: SiteCookies;
  readonly wanted: SiteCookies;
}

const CHOICES = Object.keys(BANNER_VALUES) as (keyof typeof BANNER_VALUES)[];

/** What is saved in each field that is not as it is wanted: sentences by the names of the fields. */
export function stateDifferences({ stored, wanted }: TwoStates, language: Language): Record<string, string> {
  const { now, on, off, values, standard } = COOKIE_SETTINGS_SENTENCES[language];
  const [has, wants] = [editedSettings(stored.settings), editedSettings(wanted.settings)];
  const words = (of: SiteCookies, locale: string | undefined): BannerWords | undefined =>
    locale === undefined ? of.settings : of.words[locale];
  const switches = COOKIE_SWITCHES.filter((name) => has[name] !== wants[name]);
  const choices = CHOICES.filter((name) => has[name] !== wants[name]);
  const told = (locale: string | undefined) =>
    BANNER_WORDS.filter((name) => words(stored, locale)?.[name] !== words(wanted, locale)?.[name]).map(
      (name): [string, string] => [
        locale === undefined ? name : wordsField(locale, name),
        now(words(stored, locale)?.[name] || standard),
      ],
    );
  return Object.fromEntries([
    ...switches.map((name): [string, string] => [name, now(has[name] ? on : off)]),
    ...choices.map((name): [string, string] => [name, now(values[has[name]])]),
    ...[undefined, ...Object.keys(stored.words)].flatMap(told),
  ]);
}
