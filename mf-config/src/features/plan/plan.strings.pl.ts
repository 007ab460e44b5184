/** The words of the page about the site’s plan in Polish. */
export const strings = {
  home: 'Konfiguracja',
  title: 'Plan i rozliczenia',
  none: 'Ta witryna nie ma planu ani okresu próbnego. Nic się nie kończy i nic nie jest ograniczone do czasu zapłaty.',
  trial:
    'Ta witryna jest w okresie próbnym. Widzi ją każdy, kto zna adres; wyszukiwarki jej nie pokazują, a sklep nie przyjmuje jeszcze zamówień. Plan znosi jedno i drugie.',
  paid: 'Plan tej witryny jest opłacony. Nic nie jest ograniczone.',
  comped: 'Ta witryna ma swój plan bezpłatnie: nie trzeba nic płacić i nic nie jest ograniczone.',
  pastDue:
    'Płatność za plan tej witryny jest spóźniona. Odwiedzający jeszcze tego nie widzą; gdy plan wygaśnie, witryna przestanie im się wyświetlać.',
  expired:
    'Plan tej witryny wygasł. Odwiedzający dowiadują się, że witryna jest niedostępna; wszystko, co na niej jest, zostaje i z planem będzie znów widoczne.',
  nothing: 'Planów tu się nie sprzedaje ani nie zmienia. Nic nie zostało zamówione i nic nie zostanie pobrane.',
  next: 'Jeśli płacisz komuś za prowadzenie tej witryny, to z nim masz umowę: zapytaj go o swój plan.',
} as const;
