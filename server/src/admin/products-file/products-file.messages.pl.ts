import type { ProductsFileMessages } from './products-file.messages';

export const polish: ProductsFileMessages = {
  noFile: 'Najpierw wybierz plik CSV.',
  tooLarge: 'Plik może mieć najwyżej 5 MB. Podziel go i zaimportuj części po kolei.',
  encoding: 'Plik nie jest zapisany w UTF-8. W Excelu zapisz go jako „CSV UTF-8 (rozdzielany przecinkami)”.',
  quote: (line) => `W wierszu ${line} brakuje zamykającego cudzysłowu. Popraw to i wybierz plik ponownie.`,
  noRows:
    'W pliku nie ma produktów. Pierwszy wiersz zawiera nazwy kolumn, a każdy następny to produkt lub jego wariant.',
  noHeader:
    'Pierwszy wiersz musi zawierać nazwy kolumn, przynajmniej „URL” lub „Title”. Wszystkie nazwy są w przykładowym pliku.',
  columnTwice: (column) => `Dwie kolumny nazywają się „${column}” lub znaczą to samo. Usuń jedną z nich.`,
  tooManyRows: (most) => `Plik może mieć najwyżej ${most} wierszy. Podziel go i zaimportuj części po kolei.`,
  tooManyProducts: (most) => `Plik może mieć najwyżej ${most} produktów. Podziel go i zaimportuj części po kolei.`,
  tooManyCells: 'Ten wiersz ma więcej komórek niż pierwszy. Teksty z przecinkami umieść w cudzysłowach.',
  differs: (line) =>
    `Ta wartość jest inna niż w wierszu ${line} tego samego produktu. Zostaw tu puste pole lub wpisz to samo w obu.`,
  status: 'Wpisz „active” (dostępny) lub „draft” (ukryty).',
  type: 'Wpisz „physical”, „digital”, „service”, „gift card” lub „paywall”.',
  shop: (paths) => `Nie ma takiej strony sklepu. Wpisz ${paths.join(' lub ')}.`,
  picture: (name, found) =>
    found === 0
      ? `W plikach nie ma obrazu „${name}”. Najpierw dodaj go do plików albo zostaw komórkę bez zmian.`
      : `Obrazów o nazwie „${name}” jest ${found}. Wpisz adres URL właściwego, np. /images/….`,
  yesOrNo: 'Wpisz „yes” (tak) lub „no” (nie).',
  variantTwice: 'Wcześniejszy wiersz dotyczy tego samego wariantu. Zostaw jeden z nich.',
  optionNameless: 'Ta opcja nie ma nazwy. Wpisz ją w pierwszym wierszu produktu.',
  stockMoved: ({ seen, pieces }) =>
    `Podczas eksportu na stanie było ${seen}, a teraz jest ${pieces}. Aby to zastąpić, wpisz ${pieces} także w „Stock when exported”.`,
  conflict: 'Ktoś zmienił ten produkt po sprawdzeniu pliku. Zaimportuj plik jeszcze raz, aby zobaczyć, co nowego.',
  gone: 'Ten produkt usunięto po sprawdzeniu pliku.',
  importGone: 'Ten import już się zakończył lub zastąpił go inny. Wybierz plik ponownie.',
  noneChosen: 'Najpierw zaznacz produkty.',
  imported: 'Produkty zaimportowano.',
};
