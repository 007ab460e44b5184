export const messages = {
  title: 'Plan i rozliczenia',
  none: 'Ta witryna nie ma planu ani okresu próbnego. Wszystkie funkcje są dostępne.',
  trial:
    'Ta witryna jest w okresie próbnym. Widzi ją każdy, kto zna adres; wyszukiwarki jej nie pokazują, a sklep nie przyjmuje jeszcze zamówień. Plan znosi oba ograniczenia.',
  paid: 'Plan tej witryny jest opłacony. Wszystkie funkcje są dostępne.',
  comped: 'Ta witryna ma plan za darmo: nie trzeba nic płacić, a wszystkie funkcje są dostępne.',
  pastDue:
    'Płatność za plan tej witryny jest spóźniona. Odwiedzający jeszcze tego nie widzą; gdy plan wygaśnie, witryna przestanie im się wyświetlać.',
  expired:
    'Plan tej witryny wygasł. Odwiedzający dowiadują się, że witryna jest niedostępna; wszystko, co na niej jest, zostaje i z planem będzie znów widoczne.',
  nothing: 'Planów nie można tu kupić ani zmienić. Nic nie zostało zamówione i nic nie zostanie pobrane.',
  next: 'Jeśli płacisz komuś za prowadzenie tej witryny, zapytaj go o swój plan.',
} as const;
