import type { BlockEditor, EditorField } from 'shared-types/site/block-editor';

const HAS_OPTIONS: EditorField['when'] = { key: 'type', is: ['select', 'radio', 'checkbox', 'likert'] };
const HAS_PLACEHOLDER: EditorField['when'] = { key: 'type', is: ['text', 'textarea', 'email', 'number', 'website'] };
const HIDDEN: EditorField['when'] = { key: 'type', is: ['hidden'] };

const TITLE: EditorField = { kind: 'text', key: 'title', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 };
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

const FIELDS: EditorField = {
  kind: 'list',
  key: 'fields',
  label: { en: 'Fields', pl: 'Pola' },
  least: 1,
  most: 50,
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
        { value: 'website', label: { en: 'Website', pl: 'Strona internetowa' } },
        { value: 'twitter', label: { en: 'X account', pl: 'Konto w serwisie X' } },
        { value: 'password', label: { en: 'Password', pl: 'Hasło' } },
        { value: 'section', label: { en: 'Section', pl: 'Sekcja' } },
        { value: 'hidden', label: { en: 'Hidden', pl: 'Ukryte' } },
      ],
      required: true,
    },
    { kind: 'text', key: 'title', label: { en: 'Label', pl: 'Etykieta' }, longest: 200, required: true },
    { kind: 'text', key: 'description', label: { en: 'Description', pl: 'Opis' }, longest: 500 },
    { kind: 'switch', key: 'required', label: { en: 'Required', pl: 'Wymagane' } },
    {
      kind: 'texts',
      key: 'options',
      label: { en: 'Options', pl: 'Opcje' },
      most: 100,
      longest: 200,
      when: HAS_OPTIONS,
    },
    {
      kind: 'text',
      key: 'placeholder',
      label: { en: 'Placeholder', pl: 'Tekst zastępczy' },
      longest: 200,
      when: HAS_PLACEHOLDER,
    },
    {
      kind: 'number',
      key: 'maxLength',
      label: { en: 'Maximum length', pl: 'Największa długość' },
      least: 1,
      most: 65_536,
      when: { key: 'type', is: ['text', 'textarea'] },
    },
    {
      kind: 'switch',
      key: 'showCountryCode',
      label: { en: 'Ask for the country code', pl: 'Pytaj o kierunkowy kraju' },
      when: { key: 'type', is: ['phone'] },
    },
    {
      kind: 'text',
      key: 'currencySymbol',
      label: { en: 'Currency symbol', pl: 'Symbol waluty' },
      longest: 10,
      when: { key: 'type', is: ['currency'] },
    },
    {
      kind: 'switch',
      key: 'underline',
      label: { en: 'Line below', pl: 'Linia pod spodem' },
      when: { key: 'type', is: ['section'] },
    },
    {
      kind: 'text',
      key: 'key',
      label: { en: 'Query parameter', pl: 'Parametr adresu' },
      hint: { en: 'Its value in the address of the page is sent.', pl: 'Wysyłana jest jego wartość z adresu strony.' },
      longest: 100,
      when: HIDDEN,
    },
    {
      kind: 'text',
      key: 'value',
      label: { en: 'Value otherwise', pl: 'Wartość domyślna' },
      longest: 2000,
      when: HIDDEN,
    },
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
      { value: 'altcha', label: { en: 'Of this site', pl: 'Tej strony' } },
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
  fields: [TITLE, FIELDS, ...AFTERWARDS, ...CAPTCHA],
};

const newsletter: BlockEditor = {
  title: { en: 'Newsletter', pl: 'Newsletter' },
  group: 'forms',
  picture: 'M3 6h18v12H3zM3 7l9 7 9-7',
  defaults: { title: 'Newsletter', label: 'Email' },
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
  ],
};

/** In the order of the feature's block types. */
export const editor: readonly BlockEditor[] = [form, newsletter];
