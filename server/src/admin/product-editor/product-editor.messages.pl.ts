import { polish as fields } from '../field.messages.pl';
import type { ProductEditorMessages } from './product-editor.messages';

export const polish: ProductEditorMessages = {
  ...fields,
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  conflict: ({ by, at }) =>
    `W międzyczasie ten produkt zapisał(a) ${by} (${at}). Przy różniących się polach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie ten produkt został zapisany. Przy różniących się polach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.',
  invalidConflict: ({ by, at }) =>
    `W międzyczasie ten produkt zapisał(a) ${by} (${at}), więc zaznaczone tu błędy mogą być już nieaktualne. Otwórz go w innej karcie, aby zobaczyć, co jest teraz zapisane, a potem je popraw; wpisane zmiany nie przepadły.`,
  stockConflict:
    'W międzyczasie zmienił się stan magazynu. Obok widać obecny stan. Zapisz ponownie, aby go zastąpić, albo wpisz inny.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  stockNow: (pieces) => `Teraz w magazynie: ${pieces}`,
  removedMeanwhile: 'Ten wariant został w międzyczasie usunięty. Zapisz ponownie, aby dodać go z powrotem.',
  on: 'zaznaczone',
  off: 'niezaznaczone',
  nothing: '(puste)',
  types: { 1: 'fizyczny', 2: 'cyfrowy', 3: 'usługa', 4: 'karta podarunkowa', 5: 'płatny dostęp' },
  statuses: { 1: 'dostępny', 2: 'zaplanowany', 4: 'ukryty' },
  otherStatus: 'nieobsługiwany',
  saleAbove: 'Cena promocyjna nie może być wyższa od ceny.',
  saleMissing: 'Wpisz cenę promocyjną albo odznacz promocję.',
  measure: (example) => `Wpisz liczbę, na przykład ${example}.`,
  categoryUnknown: (typed) => `Ten sklep nie ma kategorii „${typed}”. Wpisz kategorię z listy albo najpierw ją dodaj.`,
  categoryAmbiguous: (typed) =>
    `Kilka kategorii nazywa się „${typed}”. Wpisz pełną ścieżkę, na przykład Ceramika › Kubki.`,
  tooManyCategories: (most) => `Produkt należy najwyżej do ${most} kategorii. Usuń kilka wierszy.`,
  slug: 'Użyj tylko małych liter, cyfr i znaków . _ ~ -',
  slugTaken: 'Inny produkt tej witryny ma ten adres URL.',
  plan: {
    'gift-card': 'Kartę podarunkową kupuje się raz. Wybierz „Jednorazowo” albo inny rodzaj produktu.',
    questions: 'Subskrypcja nie zadaje pytań. Wybierz „Jednorazowo” albo usuń pytania.',
  },
  units: { '': 'jednorazowo', week: 'tygodnie', month: 'miesiące', year: 'lata' },
  skuSpaces: 'Usuń spacje na początku lub na końcu.',
  skuTaken: 'Inny wariant w tej witrynie ma to SKU.',
  optionRepeated: 'Inna opcja ma tę nazwę.',
  optionMissing: 'Warianty muszą różnić się opcją. Nazwij tutaj jedną, na przykład Rozmiar.',
  optionValues: 'Wpisz wartości, a potem wybierz „Utwórz warianty”.',
  optionNone: 'Najpierw wpisz nazwę opcji i jej wartości.',
  valuesMissing: 'Wpisz wartości oddzielone przecinkami.',
  tooManyMade: (count: number, most: number) =>
    `Liczba nowych wariantów: ${count}. Dodaj najwyżej ${most}, zapisz, a potem dodaj pozostałe.`,
  variantsMade: (count: number) => `Liczba wariantów poniżej: ${count}. Sprawdź je, a potem zapisz.`,
  variantsVanish: (names: readonly string[]) =>
    `Te warianty nie pasują już do opcji i po zapisaniu zostaną usunięte: ${names.join('; ')}. Aby któryś zachować, odznacz „Usuń”.`,
  applied: (count: number) => `Liczba zmienionych wariantów poniżej: ${count}. Zapisz, aby je zachować.`,
  noneChosen: 'Najpierw zaznacz warianty.',
  variantRepeated: 'Inny wariant ma te same wartości.',
  noVariant: 'Produkt potrzebuje co najmniej jednego wariantu. Zostaw jeden albo ukryj produkt.',
  tooManyVariants: (most) => `Produkt ma najwyżej ${most} wariantów.`,
  tooManyPictures: (most) => `Produkt ma najwyżej ${most} zdjęć.`,
  pictureGone: 'Witryna nie ma już tego zdjęcia.',
  shopFull: (most) => `Strona sklepu mieści najwyżej ${most} produktów, a ta jest pełna.`,
  questionRepeated: 'Ta odpowiedź powtarza się.',
  answersMissing: 'Wpisz możliwości, po jednej w wierszu.',
  tooManyAnswers: (most) => `Najwyżej ${most} wierszy.`,
  tooManyQuestions: (most) => `Produkt zadaje najwyżej ${most} pytań.`,
  file: {
    nothing: 'Najpierw wybierz plik.',
    tooLarge: 'Ten plik ma więcej niż 100 MB. Wybierz mniejszy.',
    empty: 'Ten plik jest pusty. Wybierz inny.',
    nameless: 'plik',
    changed: 'Plik został w międzyczasie zmieniony. Wczytaj stronę ponownie, aby zobaczyć jego obecny stan.',
    full: 'Pliki tej witryny miałyby razem więcej niż 2 GB. Najpierw usuń któryś.',
  },
  upload: {
    taken: 'Zdjęcie już tu jest. Zapisz produkt, aby pokazać je odwiedzającym.',
    nothing: 'Wybierz zdjęcie do przesłania.',
    nameless: 'plik bez nazwy',
    empty: (name) => `Plik ${name} jest pusty.`,
    'no-picture': (name) =>
      `Plik ${name} nie jest zdjęciem JPEG, PNG, WebP, AVIF ani GIF. Zapisz go w jednym z tych formatów i prześlij ponownie.`,
    moving: (name) => `Zdjęcie ${name} jest animowane. Prześlij nieruchome.`,
    broken: (name) => `Zdjęcie ${name} jest uszkodzone albo niekompletne. Zapisz je na nowo i prześlij ponownie.`,
    'too-many-pixels': (name) => `Zdjęcie ${name} ma ponad 64 miliony pikseli. Zmniejsz je i prześlij ponownie.`,
    'file-too-large': (name) => `Plik ${name} ma ponad 16 MB. Zmniejsz go i prześlij ponownie.`,
    'request-too-large': (name) => `Plik ${name} nie zmieścił się razem z innymi. Prześlij go ponownie osobno.`,
    'too-many': (name) => `Od pliku ${name} było ich zbyt wiele naraz. Prześlij te pliki ponownie, najwyżej 20 razem.`,
    'site-full': (name) =>
      `Nie ma miejsca na ${name}: przesłane zdjęcia witryny mogą zajmować razem 2 GB. Zdjęcia, których od miesiąca nie używa żaden produkt, są usuwane automatycznie.`,
  },
  removed: (title) => `Produkt „${title}” jest usunięty.`,
};
