import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { SHIPPING_LIMIT } from 'shared-types/admin/store/shipping-editor';
import { amountText } from '../../platform/parse-amount';
import type { FieldReader } from '../field-reader';
import { PRICE_RULES_MESSAGES } from '../price-rules/price-rules.messages';
import { readCountries, readPlaces } from '../price-rules/read-places';
import type { RuleToRead } from '../price-rules/rule-kind';
import { readSteps } from './read-steps';
import { SHIPPING_EDITOR_MESSAGES } from './shipping-editor.messages';
import type { ShippingState } from './shipping-state';

const EXAMPLE_CENTS = 490;

export function readShipping(reader: FieldReader, input: RuleToRead<ShippingState>): ShippingState {
  const { format, language, site, stored } = input;
  const messages = PRICE_RULES_MESSAGES[language];
  const name = reader.filledLine('name', SHIPPING_LIMIT.nameLength);
  const cents = { format, most: PRODUCT_LIMIT.priceCents };
  const costCents = reader.amount('cost', cents);
  if (costCents === undefined)
    reader.refuse('cost', SHIPPING_EDITOR_MESSAGES[language].cost(amountText(EXAMPLE_CENTS, format)));
  return {
    name,
    costCents: costCents ?? 0,
    freeFromCents: reader.amount('freeFrom', cents) ?? null,
    countries: readCountries(reader, { locale: site.locale, known: stored?.countries ?? [], messages }),
    ...readPlaces(reader, messages),
    weightSteps: readSteps(reader, input),
    isOff: !reader.box('isOn'),
  };
}
