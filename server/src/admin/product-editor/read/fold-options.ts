/** An option as the form holds it. */
export interface TypedOption {
  /** Its place among the options there are; `undefined` for a new one. */
  readonly was: number | undefined;
  /** Empty where it is to go. */
  readonly name: string;
  /** Of a new one: the value of all variants there are. */
  readonly value: string;
}

/** A variant with its values in the order of the options there were. */
export interface OptionedVariant {
  readonly optionValues: readonly string[];
}

/** The names of the options there will be, and a way to have a variant's values in their order. */
export interface FoldedOptions {
  readonly optionNames: readonly string[];
  valuesOf(variant: OptionedVariant): readonly string[];
}

/** Takes options away and adds new ones, so that each variant has one value for each option. */
export function foldOptions(options: readonly TypedOption[]): FoldedOptions {
  const kept = options.filter(({ name }) => name !== '');
  return {
    optionNames: kept.map(({ name }) => name),
    valuesOf: ({ optionValues }) =>
      kept.map(({ was, value }) => (was === undefined ? value : (optionValues[was] ?? ''))),
  };
}

/** The places of variants whose values another one before them has too. */
export function repeatedVariants(variants: readonly OptionedVariant[]): number[] {
  const seen = new Set<string>();
  return variants.flatMap(({ optionValues }, index) => {
    const values = JSON.stringify(optionValues);
    if (seen.has(values)) return [index];
    seen.add(values);
    return [];
  });
}
