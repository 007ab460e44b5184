/** A variant's values by option name. */
export function optionValues(
  names: readonly string[],
  values: readonly string[],
): { readonly optionName: string; readonly value: string }[] {
  return names.map((optionName, index) => ({ optionName, value: values[index] ?? '' }));
}
