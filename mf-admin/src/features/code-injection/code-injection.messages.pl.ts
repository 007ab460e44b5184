export const messages = {
  title: 'Wstawianie kodu',
  intro:
    'Dodaj własny HTML, CSS i JavaScript do wszystkich stron albo do jednej: znaczniki weryfikacyjne, style, analitykę i czat.',
  trust:
    'Dodawaj tylko kod z zaufanych źródeł. Może odczytać i zmienić wszystko na Twoich stronach, dla odwiedzających i dla Twojego zespołu. Koszyk go zawiera; strony zamawiania, logowania i ten panel – nie.',
  changed: 'Ostatni zapis: {by}, {at}.',
  saved: 'Zapisano. Odwiedzający dostaną to z następną stroną.',
  of: 'Kod dla',
  wholeSite: 'Cała witryna',
  page: '{title} ({path})',
  pageWithCode: '{title} ({path}) – ma kod',
  choose: 'Otwórz',
  android: 'Edycja kodu nie jest dostępna na Androidzie.',
  head: 'Nagłówek',
  headHint: 'Na końcu sekcji head strony: <meta>, <style>, <link> i <script>.',
  body: 'Stopka',
  bodyHint: 'Na końcu sekcji body strony.',
  consent: 'Skrypty działają',
  consentHint:
    'Dotyczy całego kodu tej witryny, który coś wczytuje lub uruchamia. <meta> i <style> są zawsze częścią strony.',
  consentOf:
    '{consent, select, always {u wszystkich odwiedzających} other {tylko u odwiedzających, którzy zgadzają się na pliki cookie}}',
  without: '{of, select, page {Otwórz stronę bez kodu} other {Otwórz witrynę bez kodu}}',
  withoutHint:
    'Na wypadek, gdy kod psuje stronę. Gdy jesteś zalogowany, możesz dodać ?without-code do każdego adresu witryny. Edytor stron zawsze pokazuje strony bez tego kodu.',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  undo: 'Odrzuć zmiany',
  undoQuestion: 'Wszystkie zmiany od ostatniego zapisu zostaną utracone.',
  undoYes: 'Odrzuć',
  undoNo: 'Edytuj dalej',
  undone: 'Zmiany odrzucone.',
  unsaved: 'Jeszcze nie zapisano.',
  failed: 'Nie udało się zapisać kodu. Odczekaj chwilę i zapisz ponownie.',
  signedOut: 'Jesteś wylogowany. To, co wpisano, nadal tu jest.',
  notAllowed: 'Nie możesz już edytować kodu.',
  signIn: 'Zaloguj się w innej karcie, a potem zapisz tutaj ponownie.',
} as const;
