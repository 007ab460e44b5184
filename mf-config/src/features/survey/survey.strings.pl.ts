/** The words of the page of what owners answer, in Polish. */
export const strings = {
  title: 'Jak radzą sobie właściciele',
  home: 'Konfiguracja',
  intro:
    'Kto prowadzi witrynę, jest pytany raz na kwartał, od 1 (źle) do 5 (bardzo dobrze). Konta należą do pięciu kohort, od A do E, pytanych jedna po drugiej, aby odpowiedzi napływały równo.',
  none: 'Nikt jeszcze nie odpowiedział. Odpowiedzi pojawią się tutaj według kwartałów i kohort.',
  file: 'Wszystkie odpowiedzi jako plik',
  figures: 'Według kwartałów i kohort',
  quarter: 'Kwartał',
  cohort: 'Kohorta',
  answered: 'Odpowiedzi',
  putOff: 'Odłożone',
  mean: 'Średnia',
  texts: 'Co piszą',
  noTexts: 'Nikt jeszcze nic nie napisał.',
  of: '{rating} z 5 · kohorta {cohort}, {quarter}',
} as const;
