import type { MemberEntry, MembersView } from 'shared-types/admin/people/members';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const mia: MemberEntry = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e21',
  displayName: 'Mia Member',
  email: 'mia@shop.example',
  status: 'active',
  areas: ['studio', 'gold'],
};
const ENTRIES: readonly MemberEntry[] = [
  mia,
  { ...mia, id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e22', displayName: 'עדה לאבלייס', status: 'invited', areas: [] },
  {
    ...mia,
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e23',
    displayName: 'Averylongnamewithoutanyspace'.repeat(3),
    email: `${'a-long-name-'.repeat(6)}@${'department.'.repeat(6)}example`,
    status: 'disabled',
  },
];
const ENGLISH = { locale: 'en-US', name: 'American English' };

const sample = (view: Partial<MembersView> = {}, form?: FormState): PropsOf<'admin/members/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d21', type: ADMIN_BLOCK_TYPE.members, settings: {} },
  data: {
    'admin/members/list': {
      page: 1,
      entries: [],
      count: 0,
      terms: '',
      areas: ['gold', 'studio'],
      languages: [ENGLISH],
      ...view,
    },
  },
  ...(form && { form }),
});

const TYPED = { displayName: 'Stellan', email: 'stellan', 'area.studio': 'on' };

export const examples = {
  empty: sample({ areas: [] }),
  some: sample({ entries: ENTRIES, count: 3, languages: [ENGLISH, { locale: 'pl', name: 'Polish' }] }),
  found: sample({ page: 2, entries: [mia], count: 41, terms: 'mi' }),
  noneFound: sample({ terms: '<b>nobody</b>' }),
  behindTheLast: sample({ page: 9, count: 41 }),
  invited: sample({ entries: [mia], count: 1, done: 'invited' }, { values: {}, errors: {}, done: true, isFirst: true }),
  wrong: sample(
    { entries: [mia], count: 1 },
    {
      values: TYPED,
      errors: { email: 'Enter the whole email address, like ada@example.com.' },
      message: 'One or more fields is invalid, please check your entries.',
    },
  ),
  signedOut: sample(
    { isSignedOut: true },
    {
      values: TYPED,
      errors: {},
      message: 'You are signed out. What you typed is still here.',
      code: 'site/login-required',
    },
  ),
} as const;
