/** The words of the gallery in Polish. */
export const strings = {
  previous: 'Poprzednie zdjęcia',
  next: 'Następne zdjęcia',
  rotationStart: 'Włącz automatyczny pokaz zdjęć',
  rotationStop: 'Zatrzymaj automatyczny pokaz zdjęć',
  slide: '{n} z {count}',
  counter: '{n} / {count}',
  newWindow: '(otwiera się w nowym oknie)',
} as const;
