export const messages = {
  heading: 'Komentarze',
  show: 'Pokaż komentarze',
  title: 'Komentarze (Disqus)',
  notice: 'Komentarze są w serwisie Disqus, który dowie się wtedy o Twojej wizycie.',
  count:
    '{n, plural, =0 {nie ma jeszcze komentarzy} one {# komentarz} few {# komentarze} many {# komentarzy} other {# komentarza}}',
  noScript: 'Komentarze wymagają JavaScriptu.',
  loading: 'Ładowanie komentarzy…',
  failed: 'Nie udało się załadować komentarzy.',
  retry: 'Ponów',
  dismiss: 'Zamknij',
} as const;
