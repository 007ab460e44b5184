export const messages = {
  pickerTitle: 'Dodaj blok',
  pickerClose: 'Zamknij',
  pickerSearch: 'Szukaj bloków',
  pickerNone: 'Żaden blok nie pasuje do „{terms}”.',
  pickerText: 'Tekst',
  pickerMedia: 'Obrazy i multimedia',
  pickerLists: 'Listy i wykresy',
  pickerStore: 'Sklep',
  pickerForms: 'Formularze',
  pickerSocial: 'Społeczności',
  pickerLayout: 'Układ',
  pickerCode: 'Kod',
} as const;
