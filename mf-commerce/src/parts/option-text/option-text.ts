interface OptionValue {
  readonly optionName: string;
  readonly value: string;
}

/** A variant’s values as text, for example `Slate / Large`; empty for a product without options. */
export function optionText(optionValues: readonly OptionValue[]): string {
  return optionValues.map(({ value }) => value).join(' / ');
}
