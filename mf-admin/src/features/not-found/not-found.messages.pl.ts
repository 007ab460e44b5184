export const messages = {
  title: 'Nie ma takiej strony',
  text: 'To, co było pod tym adresem, mogło zostać usunięte, albo w adresie jest błąd.',
  home: 'Przejdź do panelu',
} as const;
