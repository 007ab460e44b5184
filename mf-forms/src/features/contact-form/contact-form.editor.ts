import { FIELD_VALUE_MAX } from 'shared-types/forms/contact-form';
import {
  FIELD_PROPERTIES,
  FORM_LIMIT,
  LOGIC_PROPERTIES,
  VANILLA_PROPERTIES,
  type FieldProperty,
} from 'shared-types/forms/form-builder';
import { FILE_GROUPS, FORM_UPLOAD_LIMIT, type FileGroup } from 'shared-types/forms/form-upload';
import { CONDITION_OPERATORS, MOST_CONDITIONS, type ConditionOperator } from 'shared-types/forms/logic/condition';
import type { BlockEditor, EditorField, EditorText } from 'shared-types/site/block-editor';

/** The property and the types of fields that have it. */
function property<Key extends FieldProperty>(key: Key) {
  // This feature is the vanilla form handler.
  const all: readonly (readonly [string, readonly FieldProperty[]])[] = [
    ...Object.entries(FIELD_PROPERTIES),
    ...Object.entries(VANILLA_PROPERTIES),
    ...Object.entries(LOGIC_PROPERTIES),
  ];
  return { key, when: { key: 'type', is: all.flatMap(([type, keys]) => (keys.includes(key) ? [type] : [])) } };
}

const TITLE: EditorField = {
  kind: 'text',
  key: 'title',
  label: { en: 'Heading', pl: 'Nagłówek' },
  longest: FORM_LIMIT.title,
};
const AFTERWARDS: readonly EditorField[] = [
  { kind: 'text', key: 'submitButtonText', label: { en: 'Button', pl: 'Przycisk' }, longest: 200 },
  {
    kind: 'text',
    key: 'submissionMessage',
    label: { en: 'Message after sending', pl: 'Komunikat po wysłaniu' },
    longest: 1000,
    lines: 2,
  },
];

const MAILING_LIST: EditorField = {
  kind: 'mailing-list',
  key: 'mailingListId',
  label: { en: 'Mailing list', pl: 'Lista mailingowa' },
  hint: {
    en: 'The first email address of the form joins this list.',
    pl: 'Pierwszy adres e-mail z formularza trafia na tę listę.',
  },
};

const OPERATOR_LABELS: Readonly<Record<ConditionOperator, EditorText>> = {
  is: { en: 'is', pl: 'jest równe' },
  isNot: { en: 'is not', pl: 'nie jest równe' },
  contains: { en: 'contains', pl: 'zawiera' },
  moreThan: { en: 'is more than', pl: 'to więcej niż' },
  lessThan: { en: 'is less than', pl: 'to mniej niż' },
  isEmpty: { en: 'is empty', pl: 'jest puste' },
  isFilled: { en: 'is filled in', pl: 'jest wypełnione' },
};

const FILE_GROUP_LABELS: Readonly<Record<FileGroup, EditorText>> = {
  any: { en: 'Pictures, documents, audio and video', pl: 'Obrazy, dokumenty, dźwięk i wideo' },
  pictures: { en: 'Pictures', pl: 'Obrazy' },
  documents: { en: 'Documents', pl: 'Dokumenty' },
  recordings: { en: 'Audio and video', pl: 'Dźwięk i wideo' },
};

const { when: HAS_CONDITIONS } = property('shownWhen');
/** When a field is shown. The import also checks that conditions are about fields above. */
const CONDITIONS = [
  {
    kind: 'choice',
    key: 'shownWhen.match',
    when: HAS_CONDITIONS,
    label: { en: 'Show this field if', pl: 'Pokaż to pole, jeśli' },
    choices: [
      { value: 'all', label: { en: 'all conditions hold', pl: 'spełnione są wszystkie warunki' } },
      { value: 'any', label: { en: 'any condition holds', pl: 'spełniony jest dowolny warunek' } },
    ],
  },
  {
    kind: 'list',
    key: 'shownWhen.conditions',
    when: HAS_CONDITIONS,
    label: { en: 'Conditions', pl: 'Warunki' },
    most: MOST_CONDITIONS,
    title: 'field',
    item: { field: '', operator: 'isFilled' },
    fields: [
      {
        kind: 'text',
        key: 'field',
        label: { en: 'ID of a field above', pl: 'ID pola powyżej' },
        longest: FORM_LIMIT.id,
      },
      {
        kind: 'choice',
        key: 'operator',
        label: { en: 'Comparison', pl: 'Porównanie' },
        choices: CONDITION_OPERATORS.map((value) => ({ value, label: OPERATOR_LABELS[value] })),
      },
      { kind: 'text', key: 'value', label: { en: 'Value', pl: 'Wartość' }, longest: FORM_LIMIT.value },
    ],
  },
] as const satisfies readonly EditorField[];

const FIELDS: EditorField = {
  kind: 'list',
  key: 'fields',
  label: { en: 'Fields', pl: 'Pola' },
  least: 1,
  most: FORM_LIMIT.fields,
  id: 'id',
  title: 'title',
  item: { type: 'text', title: 'New field' },
  fields: [
    {
      kind: 'choice',
      key: 'type',
      label: { en: 'Type', pl: 'Rodzaj' },
      choices: [
        { value: 'text', label: { en: 'Text', pl: 'Tekst' } },
        { value: 'textarea', label: { en: 'Long text', pl: 'Długi tekst' } },
        { value: 'name', label: { en: 'Name', pl: 'Imię i nazwisko' } },
        { value: 'email', label: { en: 'Email', pl: 'E-mail' } },
        { value: 'phone', label: { en: 'Phone', pl: 'Telefon' } },
        { value: 'address', label: { en: 'Address', pl: 'Adres' } },
        { value: 'date', label: { en: 'Date', pl: 'Data' } },
        { value: 'time', label: { en: 'Time', pl: 'Godzina' } },
        { value: 'select', label: { en: 'Dropdown', pl: 'Lista rozwijana' } },
        { value: 'radio', label: { en: 'Radio buttons', pl: 'Jedna z możliwości' } },
        { value: 'checkbox', label: { en: 'Checkboxes', pl: 'Pola wyboru' } },
        { value: 'likert', label: { en: 'Survey', pl: 'Ankieta' } },
        { value: 'number', label: { en: 'Number', pl: 'Liczba' } },
        { value: 'currency', label: { en: 'Currency', pl: 'Kwota' } },
        { value: 'calculation', label: { en: 'Calculation', pl: 'Obliczenie' } },
        { value: 'website', label: { en: 'Website', pl: 'Strona internetowa' } },
        { value: 'twitter', label: { en: 'X account', pl: 'Konto w serwisie X' } },
        { value: 'password', label: { en: 'Password', pl: 'Hasło' } },
        { value: 'file', label: { en: 'Files', pl: 'Pliki' } },
        { value: 'section', label: { en: 'Section', pl: 'Sekcja' } },
        { value: 'hidden', label: { en: 'Hidden', pl: 'Ukryte' } },
      ],
      required: true,
    },
    { kind: 'text', key: 'title', label: { en: 'Label', pl: 'Etykieta' }, longest: FORM_LIMIT.title, required: true },
    {
      kind: 'text',
      ...property('description'),
      label: { en: 'Description', pl: 'Opis' },
      longest: FORM_LIMIT.description,
    },
    { kind: 'switch', ...property('required'), label: { en: 'Required', pl: 'Wymagane' } },
    {
      kind: 'texts',
      ...property('options'),
      label: { en: 'Options', pl: 'Opcje' },
      most: FORM_LIMIT.options,
      longest: FORM_LIMIT.option,
    },
    {
      kind: 'texts',
      ...property('amounts'),
      label: { en: 'Amounts', pl: 'Kwoty' },
      hint: {
        en: 'What each option counts in calculations, in the order of the options, such as 12.50.',
        pl: 'Ile każda opcja liczy się w obliczeniach, w kolejności opcji, na przykład 12.50.',
      },
      most: FORM_LIMIT.options,
      longest: FORM_LIMIT.amount,
    },
    {
      kind: 'text',
      ...property('formula'),
      label: { en: 'Formula', pl: 'Wzór' },
      hint: {
        en: 'With + - * ( ) and sum(…; …); fields above by their IDs: [tickets] * 12.50',
        pl: 'Z + - * ( ) i sum(…; …); pola powyżej przez ich ID: [tickets] * 12.50',
      },
      longest: FORM_LIMIT.formula,
      required: true,
    },
    {
      kind: 'text',
      ...property('placeholder'),
      label: { en: 'Placeholder', pl: 'Tekst zastępczy' },
      longest: FORM_LIMIT.placeholder,
    },
    {
      kind: 'number',
      ...property('maxLength'),
      label: { en: 'Maximum length', pl: 'Największa długość' },
      least: 1,
      most: FIELD_VALUE_MAX,
    },
    {
      kind: 'switch',
      ...property('showCountryCode'),
      label: { en: 'Ask for the country code', pl: 'Pytaj o kierunkowy kraju' },
    },
    {
      kind: 'text',
      ...property('currencySymbol'),
      label: { en: 'Currency symbol', pl: 'Symbol waluty' },
      longest: FORM_LIMIT.currencySymbol,
    },
    {
      kind: 'choice',
      ...property('accepts'),
      label: { en: 'Kinds of files', pl: 'Rodzaje plików' },
      choices: FILE_GROUPS.map((value) => ({ value, label: FILE_GROUP_LABELS[value] })),
    },
    {
      kind: 'number',
      ...property('mostFiles'),
      label: { en: 'Most files', pl: 'Największa liczba plików' },
      least: 1,
      most: FORM_UPLOAD_LIMIT.files,
    },
    { kind: 'switch', ...property('underline'), label: { en: 'Line below', pl: 'Linia pod spodem' } },
    {
      kind: 'text',
      ...property('key'),
      label: { en: 'Query parameter', pl: 'Parametr adresu' },
      hint: {
        en: 'Its value in the address of the page is filled in; of a hidden field, it is sent.',
        pl: 'Jego wartość z adresu strony zostanie wpisana, a w polu ukrytym wysłana.',
      },
      longest: FORM_LIMIT.key,
    },
    {
      kind: 'text',
      ...property('value'),
      label: { en: 'Value otherwise', pl: 'Wartość domyślna' },
      longest: FORM_LIMIT.value,
    },
    { kind: 'switch', ...property('startsPage'), label: { en: 'Begin a page here', pl: 'Zacznij tu stronę' } },
    ...CONDITIONS,
  ],
};

const CAPTCHA: readonly EditorField[] = [
  {
    kind: 'choice',
    key: 'captcha',
    label: { en: 'CAPTCHA', pl: 'CAPTCHA' },
    hint: {
      en: 'The one of this site needs no click and sets no cookie.',
      pl: 'CAPTCHA tej strony nie wymaga kliknięcia i nie zapisuje plików cookie.',
    },
    choices: [
      { value: 'altcha', label: { en: 'This site’s own', pl: 'Własna tej strony' } },
      { value: 'hcaptcha', label: { en: 'hCaptcha', pl: 'hCaptcha' } },
      { value: 'turnstile', label: { en: 'Cloudflare Turnstile', pl: 'Cloudflare Turnstile' } },
      { value: 'recaptcha', label: { en: 'Google reCAPTCHA (version 2)', pl: 'Google reCAPTCHA (wersja 2)' } },
    ],
  },
  {
    kind: 'text',
    key: 'captchaSiteKey',
    label: { en: 'Site key', pl: 'Klucz witryny' },
    hint: {
      en: 'The secret that belongs to it is a setting of the server.',
      pl: 'Należący do niego tajny klucz jest ustawieniem serwera.',
    },
    longest: 200,
    required: true,
    when: { key: 'captcha', is: ['hcaptcha', 'turnstile', 'recaptcha'] },
  },
];
const KEEPS_DRAFT: EditorField = {
  kind: 'switch',
  key: 'keepsDraft',
  label: { en: 'Keep what visitors type', pl: 'Zachowuj to, co wpisują odwiedzający' },
  hint: {
    en: 'In their browser, until they send the form. Passwords are not kept.',
    pl: 'W ich przeglądarce, do wysłania formularza. Hasła nie są zachowywane.',
  },
};
const DISCLAIMER: EditorField = {
  kind: 'text',
  key: 'disclaimer',
  label: { en: 'Disclaimer', pl: 'Klauzula' },
  longest: FORM_LIMIT.disclaimer,
  lines: 3,
};

const form: BlockEditor = {
  title: { en: 'Form', pl: 'Formularz' },
  group: 'forms',
  picture: 'M4 4h16v16H4zM8 8h8M8 12h8M8 16h3',
  defaults: {
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'message', type: 'textarea', title: 'Message', required: true },
    ],
    submitButtonText: '',
    submissionMessage: '',
  },
  translations: { pl: { Name: 'Imię i nazwisko', Email: 'E-mail', Message: 'Wiadomość', 'New field': 'Nowe pole' } },
  fields: [TITLE, FIELDS, KEEPS_DRAFT, DISCLAIMER, ...AFTERWARDS, MAILING_LIST, ...CAPTCHA],
};

const newsletter: BlockEditor = {
  title: { en: 'Newsletter', pl: 'Newsletter' },
  group: 'forms',
  picture: 'M3 6h18v12H3zM3 7l9 7 9-7',
  defaults: { title: 'Newsletter', label: 'Email' },
  translations: { pl: { Email: 'E-mail' } },
  fields: [
    TITLE,
    { kind: 'text', key: 'text', label: { en: 'Text', pl: 'Tekst' }, longest: 1000, lines: 2 },
    {
      kind: 'text',
      key: 'label',
      label: { en: 'Label of the field', pl: 'Etykieta pola' },
      longest: 200,
      required: true,
    },
    ...AFTERWARDS,
    MAILING_LIST,
  ],
};

/** In the order of the feature's block types. */
export const editor: readonly BlockEditor[] = [form, newsletter];
