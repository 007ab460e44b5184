/** The words of a product's file in Polish. */
export const strings = {
  file: 'Plik do pobrania',
  fileHint: 'Kupujący dostają do niego odnośnik po zapłaceniu: 5 pobrań, 30 dni. Do 100 MB, dowolnego typu.',
  fileNow: 'Teraz: {name} ({size})',
  fileNone: 'Nie ma jeszcze pliku. Kto kupi ten produkt, nie dostanie nic do pobrania.',
  fileFirst: 'Najpierw zapisz produkt. Potem możesz dodać tu jego plik.',
  fileChoose: 'Wybierz plik',
  fileSave: 'Prześlij',
  fileReplace: 'Prześlij i zastąp',
  fileRemoval: 'Usuń plik',
  fileRemovalHint: 'Nikt nie będzie mógł go już pobrać, także ci, którzy za niego zapłacili.',
  kilobytes: '{size, number} kB',
  megabytes: '{size, number} MB',
} as const;
