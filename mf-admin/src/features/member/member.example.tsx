import type { MemberDetailsView } from 'shared-types/admin/people/member';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const MIA: MemberDetailsView = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e21',
  displayName: 'Mia Member',
  email: 'mia@shop.example',
  status: 'active',
  areas: ['studio'],
  base: '1',
  allAreas: ['gold', 'studio'],
  since: '2026-03-02T09:04:00.000Z',
  sinceText: 'March 2, 2026 at 9:04 AM UTC',
  sessions: 2,
};

const sample = (view: Partial<MemberDetailsView> = {}, form?: FormState): PropsOf<'admin/member/details'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d22', type: ADMIN_BLOCK_TYPE.member, settings: {} },
  data: { 'admin/member/details': { ...MIA, ...view } },
  ...(form && { form }),
});

export const examples = {
  active: sample(),
  invited: sample({ status: 'invited', sessions: 0, areas: [], allAreas: [], displayName: 'עדה לאבלייס' }),
  disabled: sample(
    { status: 'disabled', sessions: 0, done: 'disabled' },
    { values: {}, errors: {}, done: true, isFirst: true },
  ),
  long: sample({ displayName: 'Averylongnamewithoutanyspace'.repeat(3), allAreas: ['gold', 'x'.repeat(80)] }),
  conflict: sample(
    {},
    {
      values: { displayName: 'Mia M.', base: '0', 'area.gold': 'on' },
      errors: { displayName: 'Saved meanwhile: Mia Member', areas: 'Saved meanwhile: studio' },
      message:
        'Someone else has changed this member meanwhile. Check the marked fields, then save again to replace it.',
      code: 'admin/member-conflict',
      key: '1',
    },
  ),
  nameless: sample(
    {},
    {
      values: { displayName: '', base: '1' },
      errors: { displayName: 'Enter a name.' },
      message: 'One or more fields is invalid, please check your entries.',
    },
  ),
  confirming: sample(
    {},
    {
      values: {},
      errors: {},
      question:
        'Mia Member (mia@shop.example) will no longer be a member of this site, and is signed out. This cannot be undone.',
    },
  ),
} as const;
