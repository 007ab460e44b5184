export const messages = {
  notice: 'Dźwięk pochodzi z {hosts}; strona ta dowie się o Twojej wizycie, gdy go odtworzysz.',
  playing: 'Odtwarzanie',
  playingOf: 'Teraz gra: {title}.',
  ready: 'Następny utwór to {title}. Naciśnij jego przycisk odtwarzania, aby go usłyszeć.',
  failed: 'Nie można odtworzyć',
  failedOf: 'Nie można odtworzyć utworu {title}.',
  file: 'Otwórz plik dźwiękowy',
} as const;
