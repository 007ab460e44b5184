import type { Kysely, Transaction } from 'kysely';
import { MOST_RULES } from 'shared-types/admin/store/price-rules';
import type { Tables } from '../../platform/schema/tables';
import { lastPlace, roomCheck } from '../price-rules/listed-rules';
import { PRICE_RULES_MESSAGES } from '../price-rules/price-rules.messages';
import type { RuleKey, RuleKind, RuleToWrite } from '../price-rules/rule-kind';
import { readShipping } from './read-shipping';
import { shippingFields } from './shipping-fields';
import type { ShippingState } from './shipping-state';

const TABLE = 'shipping_option';

export const SHIPPING_OPTIONS: RuleKind<ShippingState> = {
  name: 'shipping',
  find,
  titleOf: ({ name }) => name,
  fieldsOf: shippingFields,
  read: readShipping,
  check: roomCheck(TABLE),
  write,
  remove: async (transaction, { id }) => void (await transaction.deleteFrom(TABLE).where('id', '=', id).execute()),
  calledIn: (language, name, value) => {
    const { on, off } = PRICE_RULES_MESSAGES[language];
    if (name !== 'isOn') return undefined;
    return value === '' ? off : on;
  },
};

async function find(db: Kysely<Tables>, { siteId, id }: RuleKey): Promise<ShippingState | undefined> {
  const rows = db.selectFrom(TABLE).selectAll().where('site_id', '=', siteId);
  const row = await rows.where('id', '=', id).executeTakeFirst();
  return (
    row && {
      name: row.name,
      costCents: row.cost_cents,
      freeFromCents: row.free_from_cents,
      countries: row.countries,
      states: row.states,
      zipPrefixes: row.zip_prefixes,
      // PostgreSQL returns the keys of JSON in its own order.
      weightSteps: (row.weight_steps ?? []).map(({ upToWeight, costCents }) => ({ upToWeight, costCents })),
      isOff: row.is_off,
    }
  );
}

async function write(
  transaction: Transaction<Tables>,
  { siteId, id, state, isNew }: RuleToWrite<ShippingState>,
): Promise<void> {
  const values = {
    name: state.name,
    cost_cents: state.costCents,
    free_from_cents: state.freeFromCents,
    countries: [...state.countries],
    states: [...state.states],
    zip_prefixes: [...state.zipPrefixes],
    weight_steps: state.weightSteps.length > 0 ? JSON.stringify(state.weightSteps) : null,
    is_off: state.isOff,
  };
  if (!isNew) return void (await transaction.updateTable(TABLE).set(values).where('id', '=', id).execute());
  const position = (await lastPlace(transaction, { table: TABLE, siteId })) ?? MOST_RULES;
  await transaction
    .insertInto(TABLE)
    .values({ id, site_id: siteId, position, ...values })
    .execute();
}
