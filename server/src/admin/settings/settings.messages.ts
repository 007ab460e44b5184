import type { UnitSystem } from 'shared-types/site/website';
import type { InLanguages } from '../../platform/language';
import { polish } from './settings.messages.pl';

const english = {
  saved: 'Saved. Times, reports and emails use it from now on.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has saved other settings (${at}). Each field that differs shows the saved value beside yours. Save again to replace it.`,
  conflictWithSomebody:
    'Meanwhile other settings have been saved. Each field that differs shows the saved value beside yours. Save again to replace it.',
  now: (value: string) => `Saved meanwhile: ${value || '(empty)'}`,
  line: 'Enter one line of text.',
  long: (most: number) => `Enter at most ${most} characters.`,
  timeZone: 'Choose a time zone.',
  unknownZone: (timeZone: string) => `Failed to load timezone ${timeZone}. Try again, or choose another one.`,
  email: 'Please enter a valid email',
  choose: 'Choose one from the list.',
  units: { imperial: 'Imperial: pounds and inches', metric: 'Metric: kilograms and centimeters' } satisfies Readonly<
    Record<UnitSystem, string>
  >,
};

export type SettingsMessages = typeof english;

export const SETTINGS_MESSAGES: InLanguages<SettingsMessages> = { en: english, pl: polish };
