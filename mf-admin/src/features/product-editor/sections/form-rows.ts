import { NEW_PRODUCT, SPARE_ROWS } from 'shared-types/admin/store/product-editor';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { isTyped, type FormValues } from '../product-editor-host';

type Rows = Pick<FormValues, 'form' | 'view'>;

const VARIANT = /^v\.([\w-]+)\./;
const SPARE = /^n\d+$/;

/** Ids of existing variants, in order; submitted ones if the form has failed. */
export function variantRows({ form, view }: Rows): readonly string[] {
  if (!isTyped(form)) return view.saved?.variants ?? [];
  const rows = Object.keys(form.values).flatMap((name) => VARIANT.exec(name)?.[1] ?? []);
  return [...new Set(rows)].filter((row) => !SPARE.test(row));
}

/** Empty rows for new variants: one for a new product, none at the limit. */
export function spareVariantRows({ view }: Rows): readonly string[] {
  if (view.id === NEW_PRODUCT) return ['n1'];
  const room = PRODUCT_LIMIT.variants - (view.saved?.variantCount ?? 0);
  return numbers(Math.min(SPARE_ROWS, room)).map((number) => `n${number}`);
}

/** Numbers of the options, including an empty one below the limit. */
export function optionNumbers({ form, view }: Rows): readonly number[] {
  if (!view.saved) return numbers(typedCount(form, 'option'));
  return numbers(Math.min(view.saved.optionNames.length + 1, PRODUCT_LIMIT.options));
}

/** Number of options, which is the number of values per variant. */
export function optionCount({ form, view }: Rows): number {
  if (view.saved) return view.saved.optionNames.length;
  return optionNumbers({ form, view }).filter((number) => !isNewOption(form?.values ?? {}, number)).length;
}

/** Numbers of the questions, including empty ones. */
export function questionNumbers({ form, view }: Rows): readonly number[] {
  if (!view.saved) return numbers(typedCount(form, 'q'));
  return numbers(Math.min(view.saved.questionCount + SPARE_ROWS, PRODUCT_LIMIT.questions));
}

function isNewOption(values: Readonly<Record<string, string>>, number: number): boolean {
  return values[`option.${number}.value`] !== undefined;
}

/** Number of submitted rows with this prefix. */
function typedCount(form: Rows['form'], prefix: string): number {
  const names = Object.keys(form?.values ?? {}).filter((name) => name.startsWith(`${prefix}.`));
  return new Set(names.map((name) => name.split('.')[1])).size;
}

function numbers(count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => index + 1);
}
