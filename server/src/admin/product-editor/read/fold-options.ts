export interface TypedOption {
  /** Its index in the saved options; `undefined` for a new one. */
  readonly was: number | undefined;
  /** Empty to remove the option. */
  readonly name: string;
  /** The value that all existing variants get for a new option. */
  readonly value: string;
}

export interface OptionedVariant {
  readonly optionValues: readonly string[];
}

export interface KeptOption extends TypedOption {
  /** Its number in the form, from 1. */
  readonly number: number;
}

/** The future options, and a function that puts a variant's values in their order. */
export interface FoldedOptions {
  readonly optionNames: readonly string[];
  readonly kept: readonly KeptOption[];
  valuesOf(variant: OptionedVariant): readonly string[];
}

/** Removes and adds options, so that each variant has one value for each. */
export function foldOptions(options: readonly TypedOption[]): FoldedOptions {
  const kept = options
    .map((option, index): KeptOption => ({ ...option, number: index + 1 }))
    .filter(({ name }) => name !== '');
  return {
    kept,
    optionNames: kept.map(({ name }) => name),
    valuesOf: ({ optionValues }) =>
      kept.map(({ was, value }) => (was === undefined ? value : (optionValues[was] ?? ''))),
  };
}

/** Indexes of variants whose values equal those of an earlier one. */
export function repeatedVariants(variants: readonly OptionedVariant[]): number[] {
  const seen = new Set<string>();
  return variants.flatMap(({ optionValues }, index) => {
    const values = JSON.stringify(optionValues);
    if (seen.has(values)) return [index];
    seen.add(values);
    return [];
  });
}
