export const messages = {
  title: 'Ankieta właścicieli',
  intro:
    'Właściciele witryn są pytani raz na kwartał, od 1 (źle) do 5 (bardzo dobrze). Konta należą do pięciu kohort, od A do E, pytanych jedna po drugiej, aby odpowiedzi napływały równo.',
  none: 'Nikt jeszcze nie odpowiedział. Odpowiedzi pojawią się tutaj według kwartałów i kohort.',
  file: 'Pobierz wszystkie odpowiedzi',
  figures: 'Według kwartałów i kohort',
  quarter: 'Kwartał',
  cohort: 'Kohorta',
  answered: 'Odpowiedzi',
  putOff: 'Odłożono',
  mean: 'Średnia',
  texts: 'Komentarze',
  noTexts: 'Nie ma jeszcze komentarzy.',
  of: '{rating} z 5 · kohorta {cohort}, {quarter}',
} as const;
