import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { TAX_NAME_LENGTH } from 'shared-types/admin/store/tax-editor';
import { COUNTRY_CODES } from '../../commerce/checkout/country-codes';
import type { FieldReader } from '../field-reader';
import { PRICE_RULES_MESSAGES } from '../price-rules/price-rules.messages';
import { readPlaces } from '../price-rules/read-places';
import { readRate } from '../price-rules/read-rate';
import type { RuleToRead } from '../price-rules/rule-kind';
import type { TaxState } from './tax-state';

export function readTax(reader: FieldReader, { format, language, stored }: RuleToRead<TaxState>): TaxState {
  const messages = PRICE_RULES_MESSAGES[language];
  const rate = { name: 'rate', locale: format.locale, least: 0, message: messages.rate };
  // Documents may name countries outside of the list.
  const countries = [...COUNTRY_CODES, ...(stored ? [stored.country] : [])];
  return {
    name: reader.filledLine('name', TAX_NAME_LENGTH),
    rateBasisPoints: readRate(reader, rate) ?? 0,
    country: reader.oneOf('country', countries) ?? '',
    ...readPlaces(reader, messages),
    taxesShipping: reader.box('taxesShipping'),
    productTypes: Object.values(PRODUCT_TYPE).filter((type) => reader.box(`type.${type}`)),
    isOff: !reader.box('isOn'),
  };
}
