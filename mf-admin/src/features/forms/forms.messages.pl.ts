export const messages = {
  title: 'Formularze',
  intro: 'Formularze na Twoich stronach. Otwórz formularz, aby zmienić jego pola i teksty.',
  received: 'Zobacz, co przysłali odwiedzający',
  empty: 'Nie ma jeszcze formularzy. Formularz jest blokiem strony.',
  untitled: 'Formularz bez tytułu',
  page: 'Na stronie {page}',
  fields: '{count, plural, =0 {Bez pól} one {# pole} few {# pola} many {# pól} other {# pola}}',
  submissions:
    '{count, plural, =0 {Jeszcze żadnych zgłoszeń} one {# zgłoszenie} few {# zgłoszenia} many {# zgłoszeń} other {# zgłoszenia}}',
} as const;
