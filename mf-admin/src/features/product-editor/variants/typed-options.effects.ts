import { valuesOfText } from 'shared-types/admin/store/variant-combinations';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';

export interface TypedOption {
  /** Its number in the form, from 1. */
  readonly number: number;
  readonly values: readonly string[];
}

export type OptionProblem = 'optionNone' | 'valuesMissing' | 'nameMissing';

/** Options of the form that have a name and values, or why they cannot be combined. */
export function typedOptions(form: HTMLFormElement): readonly TypedOption[] | OptionProblem {
  const options: TypedOption[] = [];
  for (let number = 1; number <= PRODUCT_LIMIT.options; number++) {
    const isNamed = inputOf(form, `option.${number}.name`)?.value.trim() !== '';
    const values = valuesOfText(inputOf(form, `option.${number}.values`)?.value ?? '');
    if (isNamed && values.length === 0) return 'valuesMissing';
    if (!isNamed && values.length > 0) return 'nameMissing';
    if (isNamed) options.push({ number, values });
  }
  return options.length > 0 ? options : 'optionNone';
}

export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}
