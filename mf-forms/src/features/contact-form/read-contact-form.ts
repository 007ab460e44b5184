import type { ContactFormSettings, FormField } from 'shared-types/forms/contact-form';

const FIELD_TYPES: readonly FormField['type'][] = ['name', 'email', 'text', 'textarea', 'select', 'checkbox'];
/** Input names contain field ids, separated by dots. */
const FIELD_ID = /^[\w-]+$/;

/** Reads a form's settings; throws an error with a message if they are invalid. */
export function readContactForm(value: unknown): ContactFormSettings {
  const { title, fields, submitButtonText, submissionMessage, postSubmitHtml } = object(value, 'A form’s settings');
  if (!Array.isArray(fields) || fields.length === 0) throw new Error('A form needs a list of fields.');
  return {
    title: text(title, 'title'),
    fields: fields.map(readField),
    submitButtonText: text(submitButtonText, 'submitButtonText'),
    submissionMessage: text(submissionMessage, 'submissionMessage'),
    postSubmitHtml: text(postSubmitHtml, 'postSubmitHtml'),
  };
}

function readField(value: unknown): FormField {
  const { id, type, title, description, required, placeholder, options, maxLength } = object(value, 'A field');
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
  };
}

/** Only a whole number above 0 is a maximum. */
function isMaximum(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function object(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} must be an object.`);
  return value as Readonly<Record<string, unknown>>;
}

function text(value: unknown, name: string): string {
  if (value !== undefined && value !== null && typeof value !== 'string')
    throw new Error(`The setting “${name}” must be text.`);
  return value ?? '';
}
