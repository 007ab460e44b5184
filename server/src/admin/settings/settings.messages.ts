import type { UnitSystem } from 'shared-types/site/website';
import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './settings.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Saved. Times, reports and emails use it from now on.',
  timeZone: 'Choose a time zone.',
  unknownZone: (timeZone: string) => `Failed to load timezone ${timeZone}. Try again, or choose another one.`,
  email: 'Please enter a valid email',
  units: { imperial: 'Imperial: pounds and inches', metric: 'Metric: kilograms and centimeters' } satisfies Readonly<
    Record<UnitSystem, string>
  >,
};

export type SettingsMessages = typeof english;

export const SETTINGS_MESSAGES: InLanguages<SettingsMessages> = { en: english, pl: polish };
