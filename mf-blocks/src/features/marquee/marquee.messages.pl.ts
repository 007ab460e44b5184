export const messages = {
  pause: 'Zatrzymaj ruchomy tekst',
  play: 'Uruchom ruchomy tekst',
  newWindow: '(otwiera się w nowym oknie)',
} as const;
