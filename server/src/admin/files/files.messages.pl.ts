import type { FilesMessages } from './files.messages';

export const polish: FilesMessages = {
  nameless: 'plik',
  name: 'Podaj nazwę pliku',
  problem: {
    empty: ({ fileName }) => `Plik ${fileName} jest pusty.`,
    type: ({ fileName, fileTypeMessage }) => `Plik ${fileName} nie wygląda na obsługiwany plik${fileTypeMessage}.`,
    'too-large': ({ fileName, maxSize }) =>
      `Plik ${fileName} jest za duży. Największy dozwolony rozmiar pliku to ${maxSize}.`,
    infected: ({ fileName }) => `Plik ${fileName} zawiera wirusa i nie został zapisany.`,
    unscanned: () =>
      'W tej chwili nie można sprawdzić plików programem antywirusowym. Spróbuj ponownie za kilka minut.',
    broken: ({ fileName }) => `Plik ${fileName} jest uszkodzony i nie można go otworzyć.`,
    moving: ({ fileName }) => `Plik ${fileName} jest animowany. Prześlij nieruchomy obraz albo wideo.`,
    'too-many-pixels': ({ fileName }) =>
      `Obraz ${fileName} ma więcej niż 64 megapiksele. Zmniejsz go i prześlij ponownie.`,
    'site-full': ({ fileName }) =>
      `Nie ma miejsca na ${fileName}. Usuń pliki, których już nie potrzebujesz, i spróbuj ponownie.`,
    'other-kind': ({ fileName }) => `Plik ${fileName} jest innego rodzaju. Zastępuj obrazy obrazami, a wideo wideo.`,
    'same-file': ({ fileName }) => `Witryna ma już ${fileName} jako inny plik.`,
    gone: () => 'Pliku, który miał zostać zastąpiony, już nie ma.',
    failed: () => 'Przetwarzanie pliku nie powiodło się',
    'too-many': () => 'To za dużo plików naraz. Prześlij resztę ponownie.',
  },
  image: ' obrazu',
  delete: ({ files, places }) =>
    files === 1
      ? `Ten plik jest używany (miejsc: ${places}). Będzie tam widoczny, dopóki nie wybierzesz innego. Usunąć go?`
      : `Używane są ${files} z tych plików (miejsc: ${places}). Będą tam widoczne, dopóki nie wybierzesz innych. Usunąć je?`,
  changed: ({ change, count }) =>
    ({
      delete: `Usunięto: ${count}.`,
      restore: `Przywrócono: ${count}.`,
      move: `Przeniesiono: ${count}.`,
      upload: `Przesłano: ${count}.`,
    })[change],
  saved: 'Zapisano.',
  cropped: 'Zapisano. Powstają nowe wersje obrazu.',
  crop: 'Podaj liczby od 0 do 100. Wycinek musi mieścić się w obrazie.',
  focal: 'Podaj liczbę od 0 do 100.',
};
