export const messages = {
  file: 'Plik do pobrania',
  fileHint: 'Po zapłaceniu kupujący dostają link: 5 pobrań w ciągu 30 dni. Do 100 MB, dowolny typ.',
  fileNow: 'Plik: {name} ({size})',
  fileNone: 'Nie ma jeszcze pliku. Kupujący nie dostaną nic do pobrania.',
  fileFirst: 'Najpierw zapisz produkt. Potem możesz dodać tu jego plik.',
  fileChoose: 'Wybierz plik',
  fileSave: 'Prześlij',
  fileReplace: 'Prześlij i zastąp',
  fileRemoval: 'Usuń plik',
  fileRemovalHint: 'Nikt nie będzie mógł go już pobrać, także ci, którzy za niego zapłacili.',
  kilobytes: '{size, number} kB',
  megabytes: '{size, number} MB',
} as const;
