import { SPARE_ROWS } from 'shared-types/admin/store/product-editor';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { isTyped, valueOf, type FormValues } from '../product-editor-host';

type Rows = Pick<FormValues, 'form' | 'view'>;

const VARIANT = /^v\.([\w-]+)\./;
const NEW = /^n\d+$/;
/** The row of a product's first variant. */
const FIRST_ROW = 'n1';
/** The row in the template of new rows. */
export const TEMPLATE_ROW = 'n0';

/** Rows of variants, in order; submitted ones if the form shows what was typed. */
export function variantRows({ form, view }: Rows): readonly string[] {
  const rows = isTyped(form) ? typedRows(form.values) : (view.saved?.variants ?? []);
  return rows.length > 0 ? rows : [FIRST_ROW];
}

/** True for a variant that is not saved yet. */
export function isNewRow(row: string): boolean {
  return NEW.test(row);
}

/** Rows without a position come last. */
function typedRows(values: Readonly<Record<string, string>>): readonly string[] {
  const rows = [...new Set(Object.keys(values).flatMap((name) => VARIANT.exec(name)?.[1] ?? []))];
  const place = (row: string): number => Number(values[`v.${row}.place`]) || Infinity;
  return [...rows].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

export function optionNumbers(): readonly number[] {
  return numbers(PRODUCT_LIMIT.options);
}

/** Numbers of the options that have a name. */
export function filledOptions(rows: Rows): readonly number[] {
  return optionNumbers().filter((number) => valueOf(rows, `option.${number}.name`) !== '');
}

/** Numbers of the questions, including empty ones. */
export function questionNumbers({ form, view }: Rows): readonly number[] {
  if (!view.saved) return numbers(typedCount(form, 'q'));
  return numbers(Math.min(view.saved.questionCount + SPARE_ROWS, PRODUCT_LIMIT.questions));
}

/** Number of submitted rows with this prefix. */
function typedCount(form: Rows['form'], prefix: string): number {
  const names = Object.keys(form?.values ?? {}).filter((name) => name.startsWith(`${prefix}.`));
  return new Set(names.map((name) => name.split('.')[1])).size;
}

function numbers(count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => index + 1);
}
