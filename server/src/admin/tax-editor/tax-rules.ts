import type { Kysely, Transaction } from 'kysely';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { MOST_RULES } from 'shared-types/admin/store/price-rules';
import type { Tables } from '../../platform/schema/tables';
import { lastPlace, roomCheck } from '../price-rules/listed-rules';
import { PRICE_RULES_MESSAGES } from '../price-rules/price-rules.messages';
import { countryNames } from '../price-rules/read-places';
import type { RuleKey, RuleKind, RuleToWrite } from '../price-rules/rule-kind';
import { readTax } from './read-tax';
import { taxFields } from './tax-fields';
import type { TaxState } from './tax-state';

const TABLE = 'tax_rule';
const BOX = /^(isOn|taxesShipping|type\.\d)$/;

export const TAX_RULES: RuleKind<TaxState> = {
  name: 'tax',
  find,
  titleOf: ({ name }) => name,
  fieldsOf: taxFields,
  read: readTax,
  check: roomCheck(TABLE),
  write,
  remove: async (transaction, { id }) => void (await transaction.deleteFrom(TABLE).where('id', '=', id).execute()),
  calledIn: (language, name, value) => {
    const { on, off } = PRICE_RULES_MESSAGES[language];
    if (name === 'country') return countryNames([value], language)[0];
    if (!BOX.test(name)) return undefined;
    return value === '' ? off : on;
  },
};

async function find(db: Kysely<Tables>, { siteId, id }: RuleKey): Promise<TaxState | undefined> {
  const rows = db.selectFrom(TABLE).selectAll().where('site_id', '=', siteId);
  const row = await rows.where('id', '=', id).executeTakeFirst();
  return (
    row && {
      name: row.name,
      rateBasisPoints: row.rate_basis_points,
      country: row.country,
      states: row.states,
      zipPrefixes: row.zip_prefixes,
      taxesShipping: row.taxes_shipping,
      productTypes: Object.values(PRODUCT_TYPE).filter((type) => row.product_types.includes(type)),
      isOff: row.is_off,
    }
  );
}

/** A new rule comes last. */
async function write(
  transaction: Transaction<Tables>,
  { siteId, id, state, isNew }: RuleToWrite<TaxState>,
): Promise<void> {
  const values = {
    name: state.name,
    rate_basis_points: state.rateBasisPoints,
    country: state.country,
    states: [...state.states],
    zip_prefixes: [...state.zipPrefixes],
    taxes_shipping: state.taxesShipping,
    product_types: [...state.productTypes],
    is_off: state.isOff,
  };
  if (!isNew) return void (await transaction.updateTable(TABLE).set(values).where('id', '=', id).execute());
  const position = (await lastPlace(transaction, { table: TABLE, siteId })) ?? MOST_RULES;
  await transaction
    .insertInto(TABLE)
    .values({ id, site_id: siteId, position, ...values })
    .execute();
}
