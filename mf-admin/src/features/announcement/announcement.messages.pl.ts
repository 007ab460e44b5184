import { messages as choicesMessages } from '../../parts/link-editor/page-choices.messages.pl';
import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages.pl';

export const messages = {
  ...choicesMessages,
  ...settingsFormMessages,
  title: 'Ogłoszenie',
  intro:
    'Jeden wiersz u góry każdej strony, dopóki odwiedzający go nie zamknie. Następne ogłoszenie zobaczą znowu wszyscy.',
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  isShown: 'Pokazuj ogłoszenie',
  isShownHint: 'Po wyłączeniu nic nie jest pokazywane, a tekst pozostaje.',
  legend: 'Tekst',
  legendIn: 'Tekst: {language}',
  text: 'Treść ogłoszenia',
  textHint: 'Jeden wiersz. Zostaw puste, aby w tym języku nic nie pokazywać.',
  linkTitle: 'Tekst linku',
  linkTitleHint: 'Po treści, na przykład „Godziny otwarcia”. Zostaw puste, jeśli bez linku.',
  linkHref: 'Adres URL linku',
  linkHrefHint: 'Strona tej witryny, na przykład /shop, albo URL zaczynający się od https://, mailto: lub tel:.',
  again: 'Pokaż ponownie tym, którzy je zamknęli',
  againHint: 'Zmieniony tekst i tak zobaczą wszyscy.',
  status:
    '{status, select, later {Ogłoszenie jest włączone i czeka na początek.} over {Ogłoszenie już się skończyło.} other {}}',
  schedule: 'Harmonogram',
  scheduleHint: 'Godziny w strefie {timeZone}.',
  from: 'Początek',
  fromHint: 'Zostaw puste, aby zacząć od razu.',
  until: 'Koniec',
  untilHint: 'Zostaw puste, jeśli ma się nie kończyć.',
  figures: 'Ostatnie 30 dni',
  figuresHint:
    'Wyświetlenia to odsłony stron z ogłoszeniem. Liczą się tylko osoby, które zgadzają się na statystyki, bez wizyt zespołu.',
  tryOut: 'Pokaż podgląd',
  preview: 'Podgląd',
  previewHint: 'Góra strony z wpisanym tekstem. Linki tutaj nie działają.',
  previewOff: 'Ogłoszenie jest wyłączone: nikt go nie widzi.',
  frame: 'Strona witryny z ogłoszeniem',
} as const;
