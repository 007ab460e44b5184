import type { ShownVariant } from './shown-variant';

type Valued = Pick<ShownVariant, 'values' | 'buyable'>;

/** The variant with exactly these option values, if there is one. */
export function variantOfValues<V extends Valued>(variants: readonly V[], values: readonly string[]): V | undefined {
  return variants.find(
    (variant) =>
      variant.values.length === values.length && variant.values.every((value, index) => value === values[index]),
  );
}

/** Values of an option, each once, in the order of the variants. */
export function valuesOfOption(variants: readonly Valued[], option: number): string[] {
  return [...new Set(variants.flatMap(({ values }) => values[option] ?? []))];
}

/** True if the choice with this one value changed is available. */
export function isBuyableWith(
  variants: readonly Valued[],
  values: readonly string[],
  change: { readonly option: number; readonly value: string },
): boolean {
  return variantOfValues(variants, values.with(change.option, change.value))?.buyable ?? false;
}
