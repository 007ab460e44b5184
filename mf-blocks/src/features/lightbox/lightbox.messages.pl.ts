export const messages = {
  label: 'Zdjęcia',
  close: 'Zamknij',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  zoom: 'Powiększ',
  counter: '{n} / {count}',
  shown: 'Zdjęcie {n} z {count}',
  failed: 'Nie udało się wczytać tego zdjęcia.',
  video: 'Film',
  play: 'Odtwórz film',
  consent: 'Serwis z tym filmem może zapisywać pliki cookie. Zaakceptuj je, aby obejrzeć film tutaj.',
} as const;
