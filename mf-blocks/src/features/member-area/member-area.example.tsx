import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { MemberAreaView } from 'shared-types/site/people/member-session';

const sample = (view: MemberAreaView, form?: FormState): PropsOf<'blocks/member-area/member'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0b67', type: BLOCK_TYPE.memberArea, settings: {} },
  data: { 'blocks/member-area/member': view },
  ...(form ? { form } : {}),
});

export const examples = {
  signedOut: sample({}),
  wrong: sample(
    {},
    {
      values: { email: 'mia@shop.example', rememberMe: 'true' },
      errors: {},
      message: 'The email address or password is wrong. Check both and try again.',
    },
  ),
  missing: sample(
    {},
    {
      values: { email: 'mia' },
      errors: { email: 'Enter the whole email address, like ada@example.com.', password: 'Enter your password.' },
      message: 'One or more fields is invalid, please check your entries.',
    },
  ),
  passwordSet: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  signedIn: sample({ member: { displayName: 'Mia Member', email: 'mia@shop.example' } }),
  ofAStore: sample({
    member: { displayName: 'Mia Member', email: 'mia@shop.example' },
    orderLookup: { title: 'Find your order', path: '/checkout/order' },
  }),
} as const;
