import { BANNER_TEXT_PARTS, COOKIE_SWITCHES, type BannerText } from 'shared-types/admin/cookie-settings';
import { BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import type { Language } from '../../platform/language';
import { TICKED, type Fields } from '../form-fields';
import { fieldDifferences } from '../saved-form';
import { COOKIE_SETTINGS_MESSAGES, type BannerValue } from './cookie-settings.messages';
import { editedSettings } from './edited-settings';
import { localizedField } from './sent-cookies';
import type { SiteCookies } from '../../platform/schema/tables/admin.tables';

export interface TwoStates {
  readonly stored: SiteCookies;
  readonly wanted: SiteCookies;
}

const SWITCHES: ReadonlySet<string> = new Set(COOKIE_SWITCHES);
const CHOICES = Object.keys(BANNER_VALUES) as (keyof typeof BANNER_VALUES)[];

/** The stored values of the fields that differ, as messages by field. */
export function stateDifferences({ stored, wanted }: TwoStates, language: Language): Record<string, string> {
  const { now, on, off, values, standard } = COOKIE_SETTINGS_MESSAGES[language];
  return fieldDifferences(fieldsOf(stored), fieldsOf(wanted), (name, value) => {
    if (SWITCHES.has(name)) return now(value === TICKED ? on : off);
    return now(CHOICES.some((choice) => choice === name) ? values[value as BannerValue] : value || standard);
  });
}

function fieldsOf({ settings, translations }: SiteCookies): Fields {
  const edited = editedSettings(settings);
  const textFields = (text: BannerText, nameOf: (part: keyof BannerText) => string) =>
    BANNER_TEXT_PARTS.map((part) => [nameOf(part), text[part]]);
  return Object.fromEntries([
    ...COOKIE_SWITCHES.map((name) => [name, edited[name] ? TICKED : '']),
    ...CHOICES.map((name) => [name, edited[name]]),
    ...textFields(settings, (part) => part),
    ...Object.entries(translations).flatMap(([locale, text]) =>
      textFields(text, (part) => localizedField(locale, part)),
    ),
  ]);
}
