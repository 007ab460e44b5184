import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages.pl';

export const messages = {
  ...settingsFormMessages,
  title: 'Języki',
  intro: 'Języki, w których napisane są strony tej witryny.',
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  main: 'Język główny',
  mainHint:
    'Język stron, które nie mają własnego. Używają go przyciski i komunikaty, daty, ceny i wyszukiwarka, tutaj także. Nic nie jest tłumaczone.',
  all: 'Wszystkie języki',
  more: 'Import witryny dodaje i usuwa języki razem z ich stronami.',
  isMain: 'język główny',
  address: 'URL',
  pages: '{count, plural, one {# strona} few {# strony} many {# stron} other {# strony}}',
  complete: 'Są wszystkie strony języka głównego.',
  missing:
    '{count, plural, one {Brakuje # strony:} few {Brakuje # stron:} many {Brakuje # stron:} other {Brakuje # strony:}}',
  ownMessages: 'Przyciski i komunikaty też są w tym języku.',
  englishMessages: 'Przyciski i komunikaty są po angielsku.',
  unpublished: 'Odwiedzający nie mogą jej otworzyć: brakuje strony głównej.',
} as const;
