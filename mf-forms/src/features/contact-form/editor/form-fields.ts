import { FIELD_VALUE_MAX } from 'shared-types/forms/contact-form';
import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { FILE_GROUPS, FORM_UPLOAD_LIMIT, type FileGroup } from 'shared-types/forms/form-upload';
import type { EditorField, EditorText } from 'shared-types/site/block-editor';
import { CONDITIONS } from './condition-fields';
import { property } from './field-property';

const FILE_GROUP_LABELS: Readonly<Record<FileGroup, EditorText>> = {
  any: { en: 'Pictures, documents, audio and video', pl: 'Obrazy, dokumenty, dźwięk i wideo' },
  pictures: { en: 'Pictures', pl: 'Obrazy' },
  documents: { en: 'Documents', pl: 'Dokumenty' },
  recordings: { en: 'Audio and video', pl: 'Dźwięk i wideo' },
};

/** The fields of a form, with the properties that each type has. */
export const FIELDS: EditorField = {
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
