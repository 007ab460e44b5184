import type { ProductState, VariantState } from '../../product-editor/product-state';
import type { FileProduct, FileVariant } from './file-product';

export interface MatchedRow {
  readonly row: FileVariant;
  /** Absent for a new variant. */
  readonly variant: VariantState | undefined;
  /** True if an earlier row has the same variant. */
  readonly isRepeated: boolean;
}

/** The variant of each row: by SKU, else by the values of its options; a single one is the single row's. */
export function matchVariants(
  { variants: rows }: Pick<FileProduct, 'variants'>,
  state: Pick<ProductState, 'variants' | 'optionNames'> | undefined,
): readonly MatchedRow[] {
  if (!state) return rows.map((row) => ({ row, variant: undefined, isRepeated: false }));
  const written = rows.filter(({ cells }) => [...cells.values()].some((cell) => cell.trim() !== ''));
  const taken = new Set<string>();
  const bySku = new Map(state.variants.map((variant) => [variant.sku, variant]));
  const matches = written.map((row) => ({ row, variant: bySku.get(row.cells.get('sku')?.trim() ?? '') }));
  const named = new Set(matches.flatMap(({ variant }) => variant?.id ?? []));
  return matches.map(({ row, variant: own }) => {
    const free = state.variants.filter(({ id }) => !named.has(id));
    const variant = own ?? free.find((one) => hasValues(one, row, state)) ?? onlyOne(free, { rows: written, state });
    const isRepeated = variant !== undefined && taken.has(variant.id);
    if (variant) taken.add(variant.id);
    return { row, variant, isRepeated };
  });
}

function hasValues(
  { optionValues }: VariantState,
  { cells }: FileVariant,
  { optionNames }: Pick<ProductState, 'optionNames'>,
): boolean {
  if (optionNames.length === 0) return false;
  return optionNames.every((_, index) => cells.get(`value${index + 1}`)?.trim() === optionValues[index]);
}

function onlyOne(
  free: readonly VariantState[],
  { rows, state }: { readonly rows: readonly FileVariant[]; readonly state: Pick<ProductState, 'variants'> },
): VariantState | undefined {
  return state.variants.length === 1 && rows.length === 1 ? free[0] : undefined;
}
