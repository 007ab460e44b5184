import { FIELD_VALUE_MAX, type FieldType } from 'shared-types/forms/contact-form';
import { FILE_GROUPS, FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import { FORM_LIMIT, LOGIC_PROPERTIES, type FieldProperty } from 'shared-types/forms/form-builder';
import { numberText } from 'shared-types/forms/logic/number-text';
import type { FieldReader } from '../field-reader';
import { readConditions } from './conditions';
import type { FormMessages } from './form.messages';
import type { Settings } from './settings';
import { propertiesOf } from './stored-form';

/** As it is typed: titles are longer than the ids that are stored. */
const LONGEST_FORMULA = 10 * FORM_LIMIT.formula;

interface PropertyToRead {
  readonly name: string;
  readonly type: FieldType;
  readonly messages: FormMessages;
}

type PropertyReader = (reader: FieldReader, input: PropertyToRead) => unknown;

const text =
  (longest: number): PropertyReader =>
  (reader, { name }) =>
    reader.text(name, longest).trim() || undefined;
const line =
  (longest: number): PropertyReader =>
  (reader, { name }) =>
    reader.line(name, longest) || undefined;
const box: PropertyReader = (reader, { name }) => reader.box(name);

/** `undefined` removes a property. */
const READERS: Readonly<Record<Exclude<FieldProperty, 'shownWhen' | 'startsPage' | 'amounts'>, PropertyReader>> = {
  description: text(FORM_LIMIT.description),
  placeholder: line(FORM_LIMIT.placeholder),
  required: box,
  options: readOptions,
  maxLength: (reader, { name }) => reader.whole(name, { least: 1, most: FIELD_VALUE_MAX }),
  accepts: (reader, { name }) => {
    const group = reader.isSent(name) ? reader.oneOf(name, FILE_GROUPS) : undefined;
    return group === 'any' ? undefined : group;
  },
  mostFiles: (reader, { name }) => reader.whole(name, { least: 1, most: FORM_UPLOAD_LIMIT.files }),
  currencySymbol: line(FORM_LIMIT.currencySymbol),
  // Its fields are named by titles; `readForm` replaces them when all are known.
  formula: (reader, { name }) => reader.text(name, LONGEST_FORMULA).trim(),
  showCountryCode: box,
  underline: box,
  key: line(FORM_LIMIT.key),
  value: line(FORM_LIMIT.value),
};

export interface FieldToRead extends Omit<PropertyToRead, 'name'> {
  /** Before the names of its inputs. */
  readonly prefix: string;
  readonly id: string;
  /** The field as stored; absent for a new one. */
  readonly stored: Settings | undefined;
}

/** A field of the form. What its type does not have, and what was not offered, stays as stored. */
export function readField(reader: FieldReader, { prefix, id, type, stored, messages }: FieldToRead): Settings {
  const title = reader.filledLine(`${prefix}title`, FORM_LIMIT.title);
  const properties = propertiesOf(type)
    .map((property) => ({ property, name: prefix + property }))
    .filter(({ property, name }) => property !== 'maxLength' || reader.isSent(name))
    .map(({ property, name }) => [property, READERS[property](reader, { name, type, messages })] as const);
  return { ...stored, id, type, title, ...Object.fromEntries(properties), ...readLogic(reader, { prefix, type }) };
}

/** What was offered; `undefined` removes a property. */
function readLogic(reader: FieldReader, { prefix, type }: Pick<FieldToRead, 'prefix' | 'type'>): Settings {
  const shownWhen = LOGIC_PROPERTIES[type].includes('shownWhen') ? readConditions(reader, prefix) : 'unsent';
  // Boxes are sent only if they are checked; conditions tell that logic was offered.
  if (shownWhen === 'unsent') return {};
  const startsPage = LOGIC_PROPERTIES[type].includes('startsPage')
    ? { startsPage: reader.box(`${prefix}startsPage`) || undefined }
    : {};
  const key = LOGIC_PROPERTIES[type].includes('key')
    ? { key: reader.line(`${prefix}key`, FORM_LIMIT.key) || undefined }
    : {};
  const hasAmounts = LOGIC_PROPERTIES[type].includes('amounts') && reader.isSent(`${prefix}amounts`);
  const amounts = hasAmounts ? { amounts: readAmounts(reader, `${prefix}amounts`) } : {};
  return { shownWhen, ...startsPage, ...amounts, ...key };
}

/** Amounts, one a line; an empty line between them is 0. Their number is checked with the options. */
function readAmounts(reader: FieldReader, name: string): readonly string[] | undefined {
  const typed = reader.text(name, FORM_LIMIT.options * (FORM_LIMIT.amount + 1)).trimEnd();
  return typed === '' ? undefined : typed.split('\n').map((line) => numberText(line) || '0');
}

/** Options, one a line. A checkbox may have none: its title is its only option then. */
function readOptions(reader: FieldReader, { name, type, messages }: PropertyToRead): readonly string[] {
  const longest = FORM_LIMIT.options * (FORM_LIMIT.option + 1);
  const options = reader
    .text(name, longest)
    .split('\n')
    .map((option) => option.replace(/\s+/g, ' ').trim())
    .filter((option) => option !== '');
  const repeated = options.find((option, index) => options.indexOf(option) < index);
  const long = options.find(({ length }) => length > FORM_LIMIT.option);
  if (options.length === 0 && type !== 'checkbox') reader.refuse(name, messages.noOptions);
  if (options.length > FORM_LIMIT.options) reader.refuse(name, messages.tooManyOptions(FORM_LIMIT.options));
  if (long !== undefined) reader.refuse(name, messages.longOption(long, FORM_LIMIT.option));
  if (repeated !== undefined) reader.refuse(name, messages.repeatedOption(repeated));
  return options;
}
