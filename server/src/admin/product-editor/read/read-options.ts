import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import type { FieldReader } from '../../field-reader';
import type { TypedOption } from './fold-options';
import type { ReadProductInput } from './read-product-input';
import { rowsOf } from './rows-of';

/** The options of the form, by number; those without a name are removed or were never there. */
export function readOptions(reader: FieldReader, input: ReadProductInput): TypedOption[] {
  const options = Array.from({ length: PRODUCT_LIMIT.options }, (_, index) => readOption(reader, input, index));
  const names = options.map(({ name }) => name);
  names.forEach((name, index) => {
    if (name !== '' && names.indexOf(name) < index)
      reader.refuse(`option.${index + 1}.name`, input.messages.optionRepeated);
  });
  return options;
}

function readOption(reader: FieldReader, { fields, state, messages }: ReadProductInput, index: number): TypedOption {
  const at = (part: string): string => `option.${index + 1}.${part}`;
  const known = state?.optionNames[index];
  if (known !== undefined && !reader.isSent(at('name'))) return { was: index, name: known, value: '' };
  const name = reader.line(at('name'), PRODUCT_LIMIT.optionNameLength);
  if (known !== undefined) return { was: index, name, value: '' };
  const value = reader.line(at('value'), PRODUCT_LIMIT.optionValueLength);
  const isGiven = value !== '' || rowsOf(fields, state).every((row) => reader.isSent(`v.${row}.option.${index + 1}`));
  if (name !== '' && !isGiven) reader.refuse(at('values'), messages.optionValues);
  const isNameless = name === '' && (value !== '' || reader.line(at('values'), Infinity) !== '');
  if (isNameless) reader.refuse(at('name'), messages.empty);
  return { was: undefined, name, value };
}
