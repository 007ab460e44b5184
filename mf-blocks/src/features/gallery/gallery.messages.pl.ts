export const messages = {
  previous: 'Poprzednie zdjęcia',
  next: 'Następne zdjęcia',
  rotationStart: 'Włącz automatyczny pokaz zdjęć',
  rotationStop: 'Zatrzymaj automatyczny pokaz zdjęć',
  slide: '{n} z {count}',
  thumbnails: 'Wybierz zdjęcie',
  counter: '{n} / {count}',
  video: 'Obejrzyj film: {name}',
  videoUnnamed: 'Obejrzyj film',
  open: 'Otwórz zdjęcie',
  newWindow: '(otwiera się w nowym oknie)',
} as const;
