import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { SHIPPING_LIMIT } from 'shared-types/admin/store/shipping-editor';
import type { WeightStep } from 'shared-types/site/site-document';
import { amountText } from '../../platform/parse-amount';
import type { FieldReader } from '../field-reader';
import { MEASURE_DIGITS, measureText } from '../form-fields';
import type { RuleToRead } from '../price-rules/rule-kind';
import { SHIPPING_EDITOR_MESSAGES } from './shipping-editor.messages';
import type { ShippingState } from './shipping-state';

type Input = RuleToRead<ShippingState>;

const THOUSAND = 1000;
const EXAMPLE_WEIGHT = 2.5;
const EXAMPLE_CENTS = 490;

interface Row extends WeightStep {
  readonly number: number;
}

/** Reads the price steps by weight, lightest first; empty rows are removed. */
export function readSteps(reader: FieldReader, input: Input): WeightStep[] {
  const { weightRepeated } = SHIPPING_EDITOR_MESSAGES[input.language];
  const numbers = Array.from({ length: SHIPPING_LIMIT.weightSteps }, (_, index) => index + 1);
  const rows = numbers.flatMap((number): Row[] => {
    const step = readStep(reader, { ...input, number });
    return step ? [{ ...step, number }] : [];
  });
  rows.forEach(({ upToWeight, number }, index) => {
    if (rows.findIndex((row) => row.upToWeight === upToWeight) < index) reader.refuse(`w.${number}.up`, weightRepeated);
  });
  return rows
    .toSorted((a, b) => a.upToWeight - b.upToWeight)
    .map(({ upToWeight, costCents }) => ({ upToWeight, costCents }));
}

function readStep(
  reader: FieldReader,
  { number, format, language, stored }: Input & { readonly number: number },
): WeightStep | undefined {
  const [upName, costName] = [`w.${number}.up`, `w.${number}.cost`];
  const [up, cost] = [reader.line(upName, Infinity), reader.line(costName, Infinity)];
  if (up === '' && cost === '') return undefined;
  const messages = SHIPPING_EDITOR_MESSAGES[language];
  const message = messages.weight(measureText(EXAMPLE_WEIGHT, format));
  // Documents may be more precise than the field.
  const known = stored?.weightSteps.find(({ upToWeight }) => measureText(upToWeight, format) === up)?.upToWeight;
  const range = { format: { ...format, digits: MEASURE_DIGITS }, most: SHIPPING_LIMIT.weight * THOUSAND, message };
  const thousandths = known === undefined ? reader.measure(upName, range) : undefined;
  if (up === '') reader.refuse(upName, message);
  const costCents = reader.amount(costName, { format, most: PRODUCT_LIMIT.priceCents });
  if (costCents === undefined) reader.refuse(costName, messages.cost(amountText(EXAMPLE_CENTS, format)));
  const upToWeight = known ?? (thousandths === undefined ? undefined : thousandths / THOUSAND);
  return upToWeight === undefined || costCents === undefined ? undefined : { upToWeight, costCents };
}
