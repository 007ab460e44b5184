export const messages = {
  title: 'Nie możesz otworzyć tej strony',
  text: 'Zalogowano jako {name} ({email}). Twoje role w tej witrynie nie obejmują tej strony. Administrator witryny może nadać odpowiednią rolę.',
  platformText:
    'Zalogowano jako {name} ({email}). Ta strona jest dla osób, które prowadzą platformę; nie otwiera jej żadna rola w tej witrynie.',
  home: 'Przejdź do panelu',
} as const;
