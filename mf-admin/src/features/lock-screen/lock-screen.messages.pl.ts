export const messages = {
  title: 'Ekran blokady',
  intro:
    'Odwiedzający widzą go zamiast stron zablokowanych hasłem albo tylko dla członków. Stronę blokuje się w jej ustawieniach.',
  builtIn: 'Język bez własnego ekranu blokady ma ekran wbudowany.',
  create: 'Utwórz ekran blokady',
  createIn: 'Utwórz ekran blokady ({language})',
  edit: 'Edytuj ekran blokady',
  editIn: 'Edytuj ekran blokady ({language})',
  versions: 'Ustawienia strony',
  draft: 'Jeszcze nieopublikowany',
  changedDraft: 'Zmiany jeszcze nieopublikowane',
  live: 'Opublikowany',
  preview: 'Podgląd',
  previewHint:
    'Najnowsza wersja robocza. Odwiedzający widzą formularz hasła, jeśli stronę otwiera hasło, a logowanie, jeśli jest ona dla członków.',
  frame: 'Ekran blokady',
  failed: 'Nie udało się utworzyć ekranu blokady. Zaczekaj chwilę i spróbuj ponownie.',
  signedOut: 'Sesja się skończyła. Zaloguj się ponownie, aby kontynuować.',
  notAllowed: 'Nie możesz już zmieniać ekranu blokady.',
} as const;
