import { messages as linkMessages } from '../../parts/link-editor/link-editor.messages.pl';
import { messages as canvasMessages } from './canvas/canvas.messages.pl';
import { messages as panelMessages } from './panel/panel.messages.pl';
import { messages as pickerMessages } from './picker/picker.messages.pl';
import { messages as richTextMessages } from '../../parts/rich-text-field/rich-text.messages.pl';
import { messages as barMessages } from './bar/bar.messages.pl';
import { messages as outlineMessages } from './outline/outline.messages.pl';

const ownMessages = {
  editorLoading: 'Wczytywanie edytora…',
  editorNeedsScript: 'Edytor stron wymaga JavaScriptu. Bez niego możesz zmienić tytuł, adres URL i opis strony.',
  editorSettings: 'Ustawienia strony',
  editorPages: 'Zobacz wszystkie strony',
  editorTitle: 'Edycja strony',
  editorPanel: 'Ustawienia: {name}',
  editorPageTitle: 'Tytuł',
  editorPageDescription: 'Opis',
  editorPageDescriptionHint: 'Dla wyszukiwarek i podglądów linków. W całości widać do 155 znaków.',
  editorSelectHint: 'Kliknij blok strony, aby go zmienić.',
  editorAllSettings: 'Wszystkie ustawienia strony: adres URL, obraz społecznościowy, dostęp, wersje',
  editorCode: '{has, select, yes {Wstawianie kodu: ta strona ma kod} other {Wstawianie kodu: dodaj kod do tej strony}}',
  editorCodeLater: 'Po opublikowaniu strony możesz dodać kod do jej sekcji head i body.',
  editorPartHint: 'Przyciskami można to przenieść, powielić, podzielić lub usunąć. Kliknij blok, aby go zmienić.',
  editorEdit: 'Edytuj',
  editorClose: 'Zamknij',
  editorDeselect: 'Odznacz',
  editorRow: 'Sekcja {row}',
  editorColumn: 'Sekcja {row}, kolumna {column}',
  editorBlock: 'Blok',
  editorNamed: '{type}: {text}',
  editorInserted: 'Dodano: {name}.',
};

export const messages = {
  ...ownMessages,
  ...barMessages,
  ...outlineMessages,
  ...canvasMessages,
  ...panelMessages,
  ...linkMessages,
  ...pickerMessages,
  ...richTextMessages,
};
