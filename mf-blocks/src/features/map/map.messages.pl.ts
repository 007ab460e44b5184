export const messages = {
  show: 'Pokaż mapę',
  notice: 'Mapa pochodzi od Google, które dowie się wtedy o Twojej wizycie.',
  loading: 'Mapa się ładuje.',
  failed: 'Nie udało się załadować mapy. Adres i link do niej są nadal tutaj.',
  retry: 'Spróbuj ponownie',
  link: 'Otwórz w Mapach Google',
  newWindow: '(otwiera się w nowym oknie)',
  label: 'Mapa',
  labelOf: 'Mapa: {place}',
} as const;
