export const messages = {
  richTextFormats: 'Formatowanie tekstu',
  richTextBold: 'Pogrubienie',
  richTextItalic: 'Kursywa',
  richTextHeading2: 'Nagłówek 2',
  richTextHeading3: 'Nagłówek 3',
  richTextBullets: 'Lista punktowana',
  richTextNumbers: 'Lista numerowana',
  richTextQuote: 'Cytat',
  richTextLink: 'Odnośnik',
  richTextApply: 'Zastosuj',
  richTextUnlink: 'Usuń odnośnik',
  richTextCancel: 'Anuluj',
  richTextFailed:
    'Nie udało się wczytać edytora tekstu. Sprawdź połączenie i spróbuj ponownie. To, co wpisano, pozostaje do tego czasu na tej stronie.',
  richTextTryAgain: 'Spróbuj ponownie',
} as const;
