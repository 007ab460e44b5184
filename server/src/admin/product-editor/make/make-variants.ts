import { MADE_VARIANTS } from 'shared-types/admin/store/product-editor';
import {
  combinationCount,
  combineVariants,
  valuesOfText,
  type CombinedRow,
  type OptionedRow,
} from 'shared-types/admin/store/variant-combinations';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import type { SentFields } from '../../field-reader';
import type { AmountFormat } from '../../../platform/parse-amount';
import { TICKED, type Fields } from '../../form-fields';
import type { ChangedForm } from './changed-form';
import { fieldsOf } from '../product-fields';
import type { ProductEditorMessages } from '../product-editor.messages';
import type { ProductState } from '../product-state';
import { sentRows } from '../read/rows-of';

export interface MakeInput {
  readonly fields: SentFields;
  /** The saved product; absent for a new one. */
  readonly state: ProductState | undefined;
  readonly messages: ProductEditorMessages;
  readonly format: AmountFormat;
}

interface NumberedOption {
  /** Its number in the form, from 1. */
  readonly number: number;
  readonly values: readonly string[];
}

/** Fields of a variant that another one begins with. */
const TAKEN = /\.(price|sale|onSale|unlimited|weight|length|width|height|every|everyCount|times)$/;
const NEW_ROW = /^n(\d{1,4})$/;

/** Answers "Make variants" of a form without script: the same form, with a row for each combination of the options' values. */
export function makeVariants(input: MakeInput): ChangedForm {
  const { fields, state, messages, format } = input;
  const { options, errors } = typedOptions(input);
  const lists = options.map(({ values }) => values);
  const count = combinationCount(lists);
  if (options.length === 0 && Object.keys(errors).length === 0) errors['options'] = messages.optionNone;
  else if (count > PRODUCT_LIMIT.variants) errors['options'] = messages.tooManyVariants(PRODUCT_LIMIT.variants);
  if (Object.keys(errors).length > 0) return { kind: 'refused', code: 'admin/product-invalid', errors };
  // Rows that the form does not show yet are filled with what is saved.
  const known: SentFields = { ...(state ? fieldsOf(state, format) : {}), ...fields };
  const { rows, vanished } = combineVariants(lists, rowsWithValues(known, options));
  const added = rows.filter(({ row }) => row === undefined).length;
  if (added > MADE_VARIANTS.withoutScript)
    return {
      kind: 'refused',
      code: 'admin/product-invalid',
      errors: { options: messages.tooManyMade(added, MADE_VARIANTS.withoutScript) },
    };
  const names = vanished.map(({ values, row }) => values.filter((value) => value !== '').join(' / ') || row);
  const note = names.length > 0 ? ` ${messages.variantsVanish(names)}` : '';
  return {
    kind: 'confirmation',
    question: messages.variantsMade(rows.length) + note,
    filled: { ...filledRows(rows, { known, fields, options }), ...removedRows(vanished, { known, fields }) },
  };
}

function typedOptions({ fields, messages }: MakeInput) {
  const errors: Record<string, string> = {};
  const options: NumberedOption[] = [];
  for (let number = 1; number <= PRODUCT_LIMIT.options; number++) {
    const [name, values] = [`option.${number}.name`, `option.${number}.values`];
    const isNamed = textOf(fields, name) !== '';
    const list = valuesOfText(textOf(fields, values));
    if (isNamed && list.length === 0) errors[values] = messages.valuesMissing;
    if (!isNamed && list.length > 0) errors[name] = messages.empty;
    if (isNamed && list.length > 0) options.push({ number, values: list });
  }
  return { options, errors };
}

function rowsWithValues(known: SentFields, options: readonly NumberedOption[]): OptionedRow[] {
  return sentRows(known).map((row) => ({
    row,
    values: options.map(({ number }) => textOf(known, `v.${row}.option.${number}`)),
  }));
}

interface Filling {
  /** Saved fields below the sent ones. */
  readonly known: SentFields;
  readonly fields: SentFields;
  readonly options: readonly NumberedOption[];
}

function filledRows(rows: readonly CombinedRow[], { known, fields, options }: Filling): Fields {
  const sent = new Set(sentRows(fields));
  let number = Math.max(0, ...[...sent].map((row) => Number(NEW_ROW.exec(row)?.[1] ?? 0)));
  const filled: Record<string, string> = {};
  rows.forEach(({ row, like, values }, index) => {
    const own = row ?? `n${++number}`;
    const given = options.map((option, at) => [`v.${own}.option.${option.number}`, values[at] ?? ''] as const);
    const isSame = given.every(([name, value]) => textOf(known, name) === value);
    if (row !== undefined && !sent.has(row) && isSame) return;
    if (row === undefined) Object.assign(filled, startOf(own, { like, known }));
    else if (!sent.has(row)) Object.assign(filled, rowFields(known, row));
    Object.assign(filled, Object.fromEntries(given), {
      [`v.${own}.place`]: String(index + 1),
      [`v.${own}.remove`]: '',
    });
  });
  return filled;
}

/** What a new row begins with: the prices and measures of the row most like it, and no stock unless that row is new as well. */
function startOf(
  row: string,
  { like, known }: { readonly like: string | undefined; readonly known: SentFields },
): Fields {
  if (like === undefined) return { [`v.${row}.stock`]: '0' };
  const taken = Object.entries(rowFields(known, like)).filter(([name]) => TAKEN.test(name));
  const stock = NEW_ROW.test(like) ? textOf(known, `v.${like}.stock`) : '';
  return {
    ...Object.fromEntries(taken.map(([name, value]) => [name.replace(`v.${like}.`, `v.${row}.`), value])),
    [`v.${row}.stock`]: stock || '0',
  };
}

function removedRows(vanished: readonly OptionedRow[], { known, fields }: Omit<Filling, 'options'>): Fields {
  const sent = new Set(sentRows(fields));
  return Object.fromEntries(
    vanished.flatMap(({ row }) => [
      ...(sent.has(row) ? [] : Object.entries(rowFields(known, row))),
      [`v.${row}.remove`, TICKED] as const,
    ]),
  );
}

function rowFields(known: SentFields, row: string): Fields {
  const entries = Object.entries(known).filter(([name]) => name.startsWith(`v.${row}.`));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function textOf(fields: SentFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value.trim() : '';
}
