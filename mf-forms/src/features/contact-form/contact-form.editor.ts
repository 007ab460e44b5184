import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import type { BlockEditor, EditorField } from 'shared-types/site/block-editor';
import { FIELDS } from './editor/form-fields';

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
