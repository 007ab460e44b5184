export const messages = {
  soundcloudLink: 'Posłuchaj w serwisie SoundCloud',
  soundcloudShow: 'Posłuchaj na tej stronie',
  soundcloudTitle: 'Odtwarzacz (SoundCloud)',
  xLink: 'Obserwuj @{account} w serwisie X',
  xShow: 'Pokaż przycisk obserwowania',
  xTitle: 'Obserwuj @{account} (X)',
  newWindow: '(otwiera się w nowym oknie)',
  notice: 'Ta część pochodzi z serwisu {service}, który dowie się wtedy o Twojej wizycie.',
  loading: 'Ładowanie…',
  failed: 'Nie udało się załadować tej części. Link jest nadal tutaj.',
  retry: 'Ponów',
  dismiss: 'Zamknij',
} as const;
