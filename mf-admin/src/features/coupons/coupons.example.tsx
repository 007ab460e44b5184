import type { CouponsView, ListedCoupon } from 'shared-types/admin/store/coupons';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<CouponsView>, form?: FormState): PropsOf<'admin/coupons/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d24', type: ADMIN_BLOCK_TYPE.coupons, settings: {} },
  data: { 'admin/coupons/list': { page: 1, coupons: [], count: 0, search: '', ...view } },
  ...(form && { form }),
});

const spring: ListedCoupon = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4001',
  code: 'SPRING',
  kind: 'percent',
  rateText: '12.5%',
  state: 'on',
  minimumSubtotalCents: 3000,
  untilText: 'March 31, 2026 at 10:00 PM UTC',
  uses: 3,
  mostUses: 100,
};
const fiver: ListedCoupon = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4002',
  code: 'FIVER-FOR-EVERYBODY-WHO-READS-OUR-LETTER',
  kind: 'fixed',
  amountCents: 500,
  state: 'off',
  minimumSubtotalCents: 0,
  uses: 0,
};
const free: ListedCoupon = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4003',
  code: 'משלוח',
  kind: 'shipping',
  state: 'notYet',
  minimumSubtotalCents: 0,
  fromText: 'December 1, 2026 at 12:00 AM UTC',
  uses: 1,
};

export const examples = {
  some: sample({
    coupons: [
      spring,
      fiver,
      free,
      { ...free, id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4004', code: 'PAST', state: 'expired' },
      {
        ...spring,
        id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4005',
        code: 'ALL-GONE',
        state: 'usedUp',
        uses: 1,
        mostUses: 1,
      },
    ],
    count: 5,
  }),
  empty: sample({}),
  noMatch: sample({ search: 'autumn' }),
  middle: sample({ page: 2, coupons: [spring], count: 60, search: 's' }),
  pastEnd: sample({ page: 9, count: 60 }),
  removed: sample({ coupons: [spring], count: 1 }, { values: {}, errors: {}, done: true, isFirst: true }),
} as const;
