export const messages = {
  title: 'Treść właściciela strony',
  source: 'Kod',
  show: 'Pokaż tę część',
  notice: 'Ta część ładuje się z innych stron, które dowiedzą się wtedy o Twojej wizycie.',
  open: 'Otwórz tę część osobno',
  newWindow: '(otwiera się w nowym oknie)',
  loading: 'Ładowanie…',
  failed: 'Nie udało się załadować tej części.',
  retry: 'Ponów',
  dismiss: 'Zamknij',
} as const;
