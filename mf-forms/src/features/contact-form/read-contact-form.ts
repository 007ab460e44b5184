import { CAPTCHAS, type Captcha } from 'shared-types/forms/captcha';
import { FIELD_PARTS, type ContactFormSettings, type FieldType, type FormField } from 'shared-types/forms/contact-form';
import { FILE_GROUPS, FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import { readShownWhen } from 'shared-types/forms/logic/condition';

const FIELD_TYPES = Object.keys(FIELD_PARTS) as FieldType[];
/** Input names contain field ids, separated by dots. */
const FIELD_ID = /^[\w-]+$/;

/** Reads a form's settings; throws an error with a message if they are invalid. */
export function readContactForm(value: unknown): ContactFormSettings {
  const values = object(value, 'A form’s settings');
  const { title, fields, submitButtonText, submissionMessage, postSubmitHtml, disclaimer } = values;
  if (!Array.isArray(fields) || fields.length === 0) throw new Error('A form needs a list of fields.');
  return {
    title: text(title, 'title'),
    fields: fields.map(readField),
    submitButtonText: text(submitButtonText, 'submitButtonText'),
    submissionMessage: text(submissionMessage, 'submissionMessage'),
    postSubmitHtml: text(postSubmitHtml, 'postSubmitHtml'),
    disclaimer: text(disclaimer, 'disclaimer'),
    ...(values['keepsDraft'] === true && { keepsDraft: true }),
    ...(typeof values['successUrl'] === 'string' && { successUrl: values['successUrl'] }),
    ...readCaptcha(values),
  };
}

function readCaptcha(
  values: Readonly<Record<string, unknown>>,
): Pick<ContactFormSettings, 'captcha' | 'captchaSiteKey'> {
  const name = text(values['captcha'], 'captcha');
  if (!name) return {};
  const captcha: Captcha | undefined = CAPTCHAS.find((one) => one === name);
  if (!captcha) throw new Error(`The captcha “${name}” is unknown.`);
  const captchaSiteKey = text(values['captchaSiteKey'], 'captchaSiteKey');
  if (captcha !== 'altcha' && !captchaSiteKey) throw new Error('This captcha needs a site key.');
  return { captcha, captchaSiteKey };
}

function readField(value: unknown): FormField {
  const field = object(value, 'A field');
  const { id, type, title, description, required, placeholder, options, maxLength } = field;
  const known = FIELD_TYPES.find((entry) => entry === type);
  if (typeof id !== 'string' || !FIELD_ID.test(id))
    throw new Error('A field’s id must be letters, digits, “-” or “_”.');
  if (!known) throw new Error(`The field “${id}” has the unknown type “${String(type)}”.`);
  return {
    id,
    type: known,
    title: text(title, 'title') || id,
    description: text(description, 'description'),
    required: required === true,
    placeholder: text(placeholder, 'placeholder'),
    options: Array.isArray(options) ? options.map((option) => text(option, 'options')) : [],
    ...(isMaximum(maxLength) && { maxLength }),
    ...fileSettings(field),
    currencySymbol: text(field['currencySymbol'], 'currencySymbol'),
    showCountryCode: field['showCountryCode'] === true,
    underline: field['underline'] === true,
    ...logicSettings(field),
    ...calculationSettings(field),
  };
}

function fileSettings(field: Readonly<Record<string, unknown>>): Pick<FormField, 'accepts' | 'mostFiles'> {
  const { mostFiles } = field;
  const accepts = FILE_GROUPS.find((group) => group === field['accepts']);
  const isCount = isMaximum(mostFiles) && mostFiles <= FORM_UPLOAD_LIMIT.files;
  return { ...(accepts && { accepts }), ...(isCount && { mostFiles }) };
}

/** The server's checks read them by the same function. */
function logicSettings(field: Readonly<Record<string, unknown>>): Pick<FormField, 'shownWhen' | 'startsPage'> {
  const shownWhen = readShownWhen(field['shownWhen']);
  return { ...(field['startsPage'] === true && { startsPage: true }), ...(shownWhen && { shownWhen }) };
}

function calculationSettings({
  formula,
  amounts,
}: Readonly<Record<string, unknown>>): Pick<FormField, 'formula' | 'amounts'> {
  return {
    ...(formula !== undefined && { formula: text(formula, 'formula') }),
    ...(Array.isArray(amounts) && { amounts: amounts.map((amount) => text(amount, 'amounts')) }),
  };
}

/** Only a whole number above 0 is a maximum. */
function isMaximum(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

export function object(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} must be an object.`);
  return value as Readonly<Record<string, unknown>>;
}

export function text(value: unknown, name: string): string {
  if (value !== undefined && value !== null && typeof value !== 'string')
    throw new Error(`The setting “${name}” must be text.`);
  return value ?? '';
}
