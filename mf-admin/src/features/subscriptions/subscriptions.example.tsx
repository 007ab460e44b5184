import type { SubscriptionEntry, SubscriptionsView } from 'shared-types/admin/store/subscriptions';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<SubscriptionsView>): PropsOf<'admin/subscriptions/list'> => ({
  block: { id: '6ce66634-dec7-4f22-95f4-e15b10dc7a80', type: ADMIN_BLOCK_TYPE.subscriptions, settings: {} },
  data: {
    'admin/subscriptions/list': {
      question: { view: '', search: '', sort: 'next' },
      page: 1,
      entries: [],
      count: 0,
      views: { '': 6, active: 4, due: 1, ended: 2 },
      ...view,
    },
  },
});

const byHand: SubscriptionEntry = {
  id: '6ce66634-dec7-4f22-95f4-e15b10dc7a81',
  orderNumber: 1042,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  title: 'Tea of the month',
  quantity: 1,
  recurringText: '$18.00 every month until cancelled',
  beganText: 'September 5, 2026',
  orders: 3,
  state: 'active',
};
const tea: SubscriptionEntry = { ...byHand, nextText: 'December 5, 2026', card: 'Visa •••• 4242' };

export const examples = {
  some: sample({
    entries: [
      tea,
      {
        ...tea,
        id: '6ce66634-dec7-4f22-95f4-e15b10dc7a82',
        orderNumber: 1043,
        name: '',
        email: 'somebody.with.a.very.long.address.indeed@mail.of.a.company.with.a.long.name.example',
        state: 'due',
        orders: 1,
      },
      {
        ...byHand,
        id: '6ce66634-dec7-4f22-95f4-e15b10dc7a83',
        orderNumber: 1044,
        name: 'שרה כהן',
        title: 'כוסות',
        quantity: 2,
        state: 'waiting',
        nextText: 'November 28, 2026',
      },
      {
        ...byHand,
        id: '6ce66634-dec7-4f22-95f4-e15b10dc7a84',
        orderNumber: 1045,
        state: 'ended',
        ended: 'buyer',
      },
      { ...byHand, id: '6ce66634-dec7-4f22-95f4-e15b10dc7a85', orderNumber: 1046, state: 'over' },
    ],
    count: 5,
  }),
  none: sample({ views: { '': 0, active: 0, due: 0, ended: 0 } }),
  noMatch: sample({ question: { view: 'due', search: 'coffee', sort: '-began' } }),
  middle: sample({ page: 2, entries: [tea], count: 60, question: { view: 'active', search: 'tea', sort: 'began' } }),
  pastEnd: sample({ page: 9, count: 60 }),
} as const;
