import type { SecondStepMessages } from './second-step.messages';

export const polish: SecondStepMessages = {
  code: 'Wpisz kod.',
  wrong: 'Ten kod jest błędny, za stary albo był już użyty. Poczekaj na następny lub sprawdź, co wpisano.',
  limited: (minutes: number) => `Zbyt wiele prób. Odczekaj ${minutes} min i spróbuj ponownie.`,
};
