import { MADE_VARIANTS, MAKE } from 'shared-types/admin/store/product-editor';
import {
  combinationCount,
  combineVariants,
  type CombinedRow,
  type CombinedVariants,
} from 'shared-types/admin/store/variant-combinations';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import type { Host } from 'shared-types/host/host';
import type { messages } from '../product-editor.messages';
import { reportChange } from './report-change.effects';
import { typedOptions, type TypedOption } from './typed-options.effects';
import { hiddenField, variantRows, type VariantRows } from './variant-rows.effects';

type MakeHost = Pick<Host<typeof messages>, 'announcer' | 'dialogs' | 'stop' | 'text'>;

/** "Make variants" builds the rows of all combinations in the page; variants that would vanish are named first. */
export function makeVariants(form: HTMLFormElement, host: MakeHost): void {
  const button = form.querySelector(`button[name=make][value=${MAKE.variants}]`);
  const list = form.querySelector<HTMLElement>('[data-rows]');
  if (!button || !list) return;
  const rows = variantRows(form, list);
  const make = async (): Promise<void> => {
    const options = typedOptions(form);
    const problem = typeof options === 'string' ? host.text(options) : undefined;
    if (typeof options === 'string') return showProblem(form, problem);
    const combined = combineVariants(
      options.map(({ values }) => values),
      rows.values(options),
    );
    const obstacle = obstacleOf(options, combined, { rows, text: host.text });
    if (obstacle !== undefined) return showProblem(form, obstacle);
    if (!(await mayVanish(combined, host))) return undefined;
    apply(form, { options, combined, rows });
    const { length: count } = combined.rows;
    return reportChange(form, host, host.text('made', { count }));
  };
  const onClick = (event: Event): void => {
    event.preventDefault();
    void make();
  };
  button.addEventListener('click', onClick, { signal: host.stop });
}

interface Obstacles {
  readonly rows: VariantRows;
  readonly text: MakeHost['text'];
}

function obstacleOf(
  options: readonly TypedOption[],
  combined: CombinedVariants,
  { rows, text }: Obstacles,
): string | undefined {
  const most = PRODUCT_LIMIT.variants;
  if (combinationCount(options.map(({ values }) => values)) > most) return text('tooManyVariants', { most });
  const count = combined.rows.filter(({ row }) => row === undefined).length;
  if (count > MADE_VARIANTS.withScript) return text('tooManyMade', { count, most: MADE_VARIANTS.withScript });
  const known = new Map(rows.values(options).map(({ row, values }) => [row, values]));
  const isChanged = ({ row, values }: CombinedRow): boolean =>
    row !== undefined &&
    rows.isElsewhere(row) &&
    values.some((value, index) => {
      const was = known.get(row)?.[index];
      // All variants on other pages get the first value of a new option.
      return value !== was && !(was === '' && value === options[index]?.values[0]);
    });
  return combined.rows.some(isChanged) ? text('otherPages') : undefined;
}

async function mayVanish({ vanished }: CombinedVariants, { dialogs, text }: MakeHost): Promise<boolean> {
  const names = vanished.map(({ values }) => values.filter((value) => value !== '').join(' / ')).join(', ');
  if (names === '') return true;
  const question = { message: text('vanish', { names }), confirmText: text('vanishYes'), rejectText: text('vanishNo') };
  return (await dialogs.confirm(question)) === 'confirm';
}

interface Change {
  readonly options: readonly TypedOption[];
  readonly combined: CombinedVariants;
  readonly rows: VariantRows;
}

function apply(form: HTMLFormElement, { options, combined, rows }: Change): void {
  const shown = combined.rows.flatMap(({ row, like, values }, index) => {
    if (row !== undefined && rows.isElsewhere(row)) return [];
    const found = row === undefined ? undefined : rows.find(row);
    const own = found ?? rows.add(rows.find(like ?? '') ?? rows.all()[0]);
    rows.setValues(own, options, values);
    return [{ row: own, place: index + 1 }];
  });
  rows.arrange(shown);
  for (const { row } of combined.vanished) rows.remove(row);
  for (const { number, values } of options) {
    form.querySelector(`input[type=hidden][name="option.${number}.value"]`)?.remove();
    form.append(hiddenField(`option.${number}.value`, values[0] ?? ''));
  }
  showProblem(form, '');
}

/** Shows what is wrong with the options where the server would show it. */
function showProblem(form: HTMLFormElement, problem = ''): void {
  const place = form.querySelector<HTMLElement>('[data-field-error="options"]');
  if (!place) return;
  place.textContent = problem;
  if (problem !== '') form.querySelector<HTMLElement>('[name="option.1.name"]')?.focus();
}
