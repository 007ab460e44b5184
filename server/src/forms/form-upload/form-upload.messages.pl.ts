import type { FormUploadMessages } from './form-upload.messages';

export const polish: FormUploadMessages = {
  empty: 'Plik jest pusty.',
  tooLarge: (most) => `Plik jest większy niż ${most}.`,
  tooManyFiles: (most) => `Z formularzem można wysłać najwyżej ${most} plików.`,
  tooLargeTogether: (most) => `Pliki są razem większe niż ${most}.`,
  type: {
    any: 'Plików tego rodzaju nie można wysyłać.',
    pictures: 'Wybierz obraz: JPEG, PNG, WebP, AVIF, GIF lub HEIC.',
    documents: 'Wybierz dokument: PDF, Word, Excel, PowerPoint, OpenDocument lub zwykły tekst.',
    recordings: 'Wybierz plik dźwiękowy lub wideo: MP3, M4A, OGG, WAV, FLAC, MP4, MOV lub WebM.',
  },
  infected: 'Plik zawiera wirusa i nie został zapisany.',
  full: 'W tej chwili nie ma miejsca na więcej plików. Wyślij formularz bez pliku albo spróbuj ponownie za kilka godzin.',
  limited: 'Wysłano zbyt wiele plików. Spróbuj ponownie za godzinę.',
  unscanned: 'W tej chwili nie można sprawdzić plików programem antywirusowym. Spróbuj ponownie za kilka minut.',
  nameless: 'plik',
};
