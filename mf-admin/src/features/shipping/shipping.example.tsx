import type { ListedShippingOption, ShippingView } from 'shared-types/admin/store/shipping';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<ShippingView>, form?: FormState): PropsOf<'admin/shipping/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d26', type: ADMIN_BLOCK_TYPE.shipping, settings: {} },
  data: { 'admin/shipping/list': { options: [], base: 'order-1', isMoved: false, ...view } },
  ...(form && { form }),
});

const parcel: ListedShippingOption = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f5001',
  name: 'Parcel, 2 to 4 days',
  isOff: false,
  fromCents: 490,
  toCents: 1490,
  freeFromCents: 5000,
  countries: ['Austria', 'Belgium', 'Czechia', 'Denmark', 'Estonia', 'Finland', 'France'],
  isNarrowed: false,
};
const courier: ListedShippingOption = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f5002',
  name: `שליח ${'with-a-name-that-goes-on-'.repeat(4)}`,
  isOff: true,
  fromCents: 900,
  toCents: 900,
  countries: [],
  isNarrowed: true,
};
const pickUp: ListedShippingOption = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f5003',
  name: 'Pick up',
  isOff: false,
  fromCents: 0,
  toCents: 0,
  countries: ['Germany'],
  isNarrowed: false,
};

const CONFLICT =
  'Meanwhile someone has changed the order. It is now: Pick up · Parcel. Press again to move it from its new position.';

export const examples = {
  some: sample({ options: [parcel, courier, pickUp] }),
  empty: sample({}),
  one: sample({ options: [pickUp] }),
  moved: sample({ options: [pickUp, parcel], isMoved: true }, { values: {}, errors: {}, done: true, isFirst: true }),
  removed: sample({ options: [pickUp] }, { values: {}, errors: {}, done: true, isFirst: true }),
  conflict: sample(
    { options: [pickUp, parcel], base: 'order-2' },
    {
      values: { id: parcel.id, to: 'up', base: 'order-1' },
      errors: {},
      message: CONFLICT,
      code: 'admin/price-rule-conflict',
      key: 'order-2',
    },
  ),
} as const;
