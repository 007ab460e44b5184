import { CAPTCHAS, type Captcha } from 'shared-types/forms/captcha';
import type { FieldType } from 'shared-types/forms/contact-form';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { FORM_ROW_PREFIX, MOST_FORM_ROWS } from 'shared-types/admin/forms/form';
import type { Language } from '../../platform/language';
import { isEmail } from '../../platform/mail/is-email';
import { publicUrlMistake } from '../../platform/outgoing/public-url';
import { successAddress } from '../../site/form/success-address';
import { cleanPostSubmitHtml } from '../../site/import/clean-html';
import { createFieldReader, type FieldReader, type SentFields } from '../field-reader';
import { FIELD_MESSAGES } from '../field.messages';
import { inPlaces } from '../product-editor/read/placed';
import { checkConditions, withIds } from './conditions';
import { checkFormulas, storedFormula } from './formulas';
import { FORM_MESSAGES, type FormMessages } from './form.messages';
import { readField } from './read-field';
import type { Settings } from './settings';
import { FIELD_TYPES, storedFields } from './stored-form';

const {
  title,
  submitButtonText,
  submissionMessage,
  successUrl,
  postSubmitHtml,
  captchaSiteKey,
  disclaimer,
  webhookUrl,
} = FORM_LIMIT;
/** Ids are parts of input names, separated by dots. */
const FIELD_ID = /^[\w-]{1,100}$/;
const ROW = new RegExp(`^${FORM_ROW_PREFIX}\\.(\\d{1,4})\\.`);

export interface ReadFormInput {
  readonly language: Language;
  /** The form's settings, of which the builder edits some. */
  readonly stored: Settings;
  /** The id of a new field in a row, always the same for one form that is sent. */
  readonly idOf: (type: FieldType, row: number) => string;
  /** False keeps the HTML after sending. */
  readonly mayAddScripts: boolean;
  /** Ids of the site's mailing lists; absent keeps the list of a form. */
  readonly listIds?: ReadonlySet<string> | undefined;
  /** Site keys of captcha services whose secret the server knows. */
  readonly captchaSiteKeys: ReadonlySet<string>;
}

export interface ReadForm {
  readonly settings: Settings;
  /** True replaces the secret of the form's webhook. */
  readonly isNewSecret: boolean;
  /** Rows of the fields, by their ids. */
  readonly rows: ReadonlyMap<string, number>;
  /** Messages by input name; the settings are valid if there are none. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Parses the form builder's form. Fields keep their ids and types for ever, because answers are stored by them. */
export function readForm(fields: SentFields, input: ReadFormInput): ReadForm {
  const { language, stored, mayAddScripts, captchaSiteKeys } = input;
  const messages = FORM_MESSAGES[language];
  const reader = createFieldReader({ fields, messages: FIELD_MESSAGES[language] });
  const rows = readRows(reader, { ...input, messages, numbers: rowNumbers(fields) });
  const rowOf = new Map(rows.map(({ field, row }) => [field.id, row]));
  if (rows.length === 0) reader.refuse('fields', messages.noFields);
  if (rows.length > FORM_LIMIT.fields) reader.refuse('fields', messages.tooManyFields(FORM_LIMIT.fields));
  const fieldsOfRows = rows.map(({ field }) => field);
  const settings = {
    ...stored,
    title: reader.line('title', title) || undefined,
    fields: rows.map(({ field }) => withFormula(field, { fields: fieldsOfRows, former: storedFields(stored) })),
    submitButtonText: reader.line('submitButtonText', submitButtonText),
    submissionMessage: reader.text('submissionMessage', submissionMessage).trim(),
    successUrl: readSuccessUrl(reader, messages),
    ...(mayAddScripts ? { postSubmitHtml: readHtml(reader) } : {}),
    ...readCaptcha(reader, captchaSiteKeys, messages),
    keepsDraft: reader.box('keepsDraft') || undefined,
    disclaimer: reader.text('disclaimer', disclaimer).trim() || undefined,
    emailTo: readEmailTo(reader, messages),
    listId: readListId(reader, input, messages),
    sendsCopy: reader.box('sendsCopy'),
    webhookUrl: readWebhookUrl(reader, messages),
  };
  const isNewSecret = reader.box('newWebhookSecret') && settings.webhookUrl !== undefined;
  const toCheck = { settings, messages, prefixOf: (id: string) => prefixOf(rowOf.get(id) ?? 0) };
  checkConditions(reader, toCheck);
  checkFormulas(reader, toCheck);
  return { settings, isNewSecret, rows: rowOf, errors: reader.errors };
}

interface RowsToRead extends ReadFormInput {
  readonly messages: FormMessages;
  readonly numbers: readonly number[];
}

interface Row {
  readonly row: number;
  readonly field: Settings & { readonly id: string };
}

/** The kept rows in the order of their places. */
function readRows(reader: FieldReader, { numbers, messages, stored, idOf }: RowsToRead): readonly Row[] {
  const known = new Map(storedFields(stored).map((field) => [field.id, field]));
  const taken = new Set<string>();
  if (numbers.some((row) => row < 1 || row > MOST_FORM_ROWS)) {
    reader.refuse('fields', messages.tooManyFields(FORM_LIMIT.fields));
    return [];
  }
  const placed = numbers.flatMap((row) => {
    const prefix = prefixOf(row);
    const sentId = reader.line(`${prefix}id`, FORM_LIMIT.id);
    if (reader.box(`${prefix}remove`) || isSpare(reader, prefix)) return [];
    const own = known.get(sentId);
    const type = own?.type ?? reader.oneOf(`${prefix}type`, FIELD_TYPES) ?? 'text';
    const id = FIELD_ID.test(sentId) && !taken.has(sentId) ? sentId : idOf(type, row);
    taken.add(id);
    const field = { ...readField(reader, { prefix, id, type, stored: own, messages }), id };
    const place = reader.whole(`${prefix}place`, { least: 1, most: MOST_FORM_ROWS });
    return [{ item: { row, field }, place, was: sentId === '' ? undefined : row }];
  });
  const ids = new Map(placed.map(({ item: { row, field } }) => [row, field.id]));
  return inPlaces(placed).map(({ row, field }) => ({ row, field: { ...withIds(field, ids), id: field.id } }));
}

/** Replaces the titles in a formula by ids. */
function withFormula(field: Row['field'], named: Parameters<typeof storedFormula>[1]): Settings {
  const { formula } = field as Settings;
  return typeof formula === 'string' ? { ...field, formula: storedFormula(formula, named) } : field;
}

function prefixOf(row: number): string {
  return `${FORM_ROW_PREFIX}.${row}.`;
}

/** An empty row for a new field. */
function isSpare(reader: FieldReader, prefix: string): boolean {
  const isEmpty = (name: string, longest: number) => reader.line(prefix + name, longest) === '';
  return isEmpty('id', FORM_LIMIT.id) && isEmpty('type', FORM_LIMIT.id) && isEmpty('title', FORM_LIMIT.title);
}

function rowNumbers(fields: SentFields): readonly number[] {
  const numbers = Object.keys(fields).flatMap((name) => ROW.exec(name)?.[1] ?? []);
  return [...new Set(numbers.map(Number))].sort((a, b) => a - b);
}

function readSuccessUrl(reader: FieldReader, { successUrl: message }: FormMessages): string | undefined {
  const address = reader.line('successUrl', successUrl);
  if (address === '') return undefined;
  if (successAddress(address) === undefined) reader.refuse('successUrl', message);
  return address;
}

interface CaptchaSettings {
  readonly captcha: Captcha | undefined;
  readonly captchaSiteKey: string | undefined;
}

/** Refuses services that would let nothing through: the server could not check what visitors have solved. */
function readCaptcha(
  reader: FieldReader,
  known: ReadonlySet<string>,
  { noSiteKey, noCaptchaSecret }: FormMessages,
): CaptchaSettings {
  const captcha = reader.isSent('captcha') ? reader.oneOf('captcha', ['', ...CAPTCHAS]) : undefined;
  const siteKey = reader.line('captchaSiteKey', captchaSiteKey);
  const isService = Boolean(captcha) && captcha !== 'altcha';
  if (isService && siteKey === '') reader.refuse('captchaSiteKey', noSiteKey);
  else if (isService && !known.has(siteKey)) reader.refuse('captchaSiteKey', noCaptchaSecret);
  return { captcha: captcha || undefined, captchaSiteKey: siteKey || undefined };
}

function readEmailTo(reader: FieldReader, { emailTo: message }: FormMessages): string | undefined {
  const address = reader.line('emailTo', EMAIL_LENGTH.max);
  if (address === '') return undefined;
  if (!isEmail(address)) reader.refuse('emailTo', message);
  return address;
}

/** A list that was deleted stays chosen until its owner chooses another one. */
function readListId(
  reader: FieldReader,
  { listIds, stored: { listId: stored } }: ReadFormInput,
  { listGone }: FormMessages,
): string | undefined {
  const known = typeof stored === 'string' ? stored : undefined;
  if (!listIds || !reader.isSent('listId')) return known;
  const id = reader.line('listId', FORM_LIMIT.id);
  if (id === '') return undefined;
  if (id !== known && !listIds.has(id)) reader.refuse('listId', listGone);
  return id;
}

/** What its name leads to is checked before each post. */
function readWebhookUrl(reader: FieldReader, { webhookUrl: wrongForm, privateUrl }: FormMessages): string | undefined {
  const url = reader.line('webhookUrl', webhookUrl);
  if (url === '') return undefined;
  const mistake = publicUrlMistake(url);
  if (mistake) reader.refuse('webhookUrl', mistake === 'form' ? wrongForm : privateUrl);
  return url;
}

function readHtml(reader: FieldReader): string | undefined {
  return cleanPostSubmitHtml(reader.text('postSubmitHtml', postSubmitHtml)).trim() || undefined;
}
