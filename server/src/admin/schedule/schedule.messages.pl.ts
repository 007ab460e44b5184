import type { ScheduleMessages } from './schedule.messages';

export const polish: ScheduleMessages = {
  time: 'Wpisz datę i godzinę, na przykład 2026-12-24 18:00.',
  skipped: (timeZone) =>
    `Zegary w strefie ${timeZone} przeskakują tę godzinę, gdy zaczyna się czas letni. Wpisz wcześniejszą lub późniejszą.`,
  until: 'Wpisz czas późniejszy niż początek.',
};
