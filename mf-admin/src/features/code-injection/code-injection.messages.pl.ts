import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages.pl';

export const messages = {
  ...settingsFormMessages,
  title: 'Wstawianie kodu',
  intro:
    'Dodaj własny HTML, CSS i JavaScript do wszystkich stron albo do jednej: znaczniki weryfikacyjne, style, analitykę i czat.',
  trust:
    'Dodawaj tylko kod z zaufanych źródeł. Może odczytać i zmienić wszystko na Twoich stronach, dla odwiedzających i dla Twojego zespołu. Koszyk go zawiera; strony zamawiania, logowania i ten panel – nie.',
  saved: 'Zapisano. Odwiedzający dostaną to z następną stroną.',
  of: 'Kod dla',
  wholeSite: 'Cała witryna',
  page: '{title} ({path})',
  pageWithCode: '{title} ({path}) – ma kod',
  choose: 'Otwórz',
  editPage: 'Edytuj tę stronę',
  pageSettings: 'Ustawienia strony',
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
} as const;
