export const messages = {
  name: 'Film',
  play: 'Odtwórz film: {title}',
  playUnnamed: 'Odtwórz film',
  watch: 'Obejrzyj „{title}” w serwisie {provider}',
  watchUnnamed: 'Obejrzyj go w serwisie {provider}',
  newWindow: '(otwiera się w nowym oknie)',
  notice: 'Film pochodzi z serwisu {provider}, który dowie się o Twojej wizycie, gdy go odtworzysz.',
  consent: 'Serwis {provider} może zapisywać pliki cookie. Zaakceptuj je, aby obejrzeć film tutaj.',
  file: 'Pobierz film',
  invalid: 'Nieprawidłowy kod filmu.',
  basicAccount: 'Podstawowe konta pierwszego serwisu wideo nie są obsługiwane. Udostępnij film z innego konta.',
} as const;
