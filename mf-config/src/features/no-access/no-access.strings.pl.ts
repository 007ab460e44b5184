/** The words of the page for those whose roles do not suffice in Polish. */
export const strings = {
  title: 'Nie możesz otworzyć tej strony',
  text: 'Zalogowano jako {name} ({email}). Twoje role w tej witrynie nie obejmują tej strony. Administrator witryny może nadać odpowiednią rolę.',
  home: 'Przejdź do konfiguracji',
} as const;
