import { messages as queueMessages } from './upload-queue.messages.pl';

export const messages = {
  ...queueMessages,
  uploadTypes:
    'Obrazy do 20 MB (JPEG, PNG, WebP, AVIF, GIF), dokumenty do 100 MB (PDF, Word, Excel, PowerPoint, OpenDocument, SVG, ZIP, tekst), dźwięk do 200 MB, wideo do 500 MB.',
  uploadSend: 'Prześlij',
  uploadDrop: 'Możesz też upuścić pliki w dowolnym miejscu tej strony.',
  uploadSum: 'Przesłano {done} z {count}',
  uploadFailures:
    '{count, plural, one {# plik nie został przesłany.} few {# pliki nie zostały przesłane.} other {# plików nie zostało przesłanych.}}',
  uploadSee: 'Pokaż przesłane pliki',
} as const;
