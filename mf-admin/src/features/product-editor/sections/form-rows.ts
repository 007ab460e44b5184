import { NEW_PRODUCT, SPARE_ROWS } from 'shared-types/admin/store/product-editor';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { isTyped, type FormValues } from '../product-editor-host';

type Rows = Pick<FormValues, 'form' | 'view'>;

const VARIANT = /^v\.([\w-]+)\./;
const SPARE = /^n\d+$/;

/** The rows of the variants there are, in their order: those that were sent where the form comes back. */
export function variantRows({ form, view }: Rows): readonly string[] {
  if (!isTyped(form)) return view.saved?.variants ?? [];
  const rows = Object.keys(form.values).flatMap((name) => VARIANT.exec(name)?.[1] ?? []);
  return [...new Set(rows)].filter((row) => !SPARE.test(row));
}

/** The empty rows for variants; one for a product that is not there yet, and none where there is no room. */
export function spareVariantRows({ view }: Rows): readonly string[] {
  if (view.id === NEW_PRODUCT) return ['n1'];
  const room = PRODUCT_LIMIT.variants - (view.saved?.variantCount ?? 0);
  return numbers(Math.min(SPARE_ROWS, room)).map((number) => `n${number}`);
}

/** The numbers of the options; the last is a new one where there is room. */
export function optionNumbers({ form, view }: Rows): readonly number[] {
  if (!view.saved) return numbers(typedCount(form, 'option'));
  return numbers(Math.min(view.saved.optionNames.length + 1, PRODUCT_LIMIT.options));
}

/** How many options there are: as many values a variant has. */
export function optionCount({ form, view }: Rows): number {
  if (view.saved) return view.saved.optionNames.length;
  return optionNumbers({ form, view }).filter((number) => !isNewOption(form?.values ?? {}, number)).length;
}

/** The numbers of the questions there are, and of empty ones. */
export function questionNumbers({ form, view }: Rows): readonly number[] {
  if (!view.saved) return numbers(typedCount(form, 'q'));
  return numbers(Math.min(view.saved.questionCount + SPARE_ROWS, PRODUCT_LIMIT.questions));
}

function isNewOption(values: Readonly<Record<string, string>>, number: number): boolean {
  return values[`option.${number}.value`] !== undefined;
}

/** How many rows came back of what is called by numbers. */
function typedCount(form: Rows['form'], prefix: string): number {
  const names = Object.keys(form?.values ?? {}).filter((name) => name.startsWith(`${prefix}.`));
  return new Set(names.map((name) => name.split('.')[1])).size;
}

function numbers(count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => index + 1);
}
