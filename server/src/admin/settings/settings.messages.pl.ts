import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { SettingsMessages } from './settings.messages';

export const polish: SettingsMessages = {
  ...savedFormPolish,
  saved: 'Zapisano. Godziny, raporty i e-maile używają tego od teraz.',
  timeZone: 'Wybierz strefę czasową.',
  unknownZone: (timeZone) => `Nie udało się wczytać strefy czasowej ${timeZone}. Spróbuj ponownie albo wybierz inną.`,
  email: 'Wpisz prawidłowy adres e-mail',
  units: { imperial: 'Imperialne: funty i cale', metric: 'Metryczne: kilogramy i centymetry' },
};
