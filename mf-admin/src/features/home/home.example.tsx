import { ADMIN_PARTS, type HomeView } from 'shared-types/admin/home';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (changes: Partial<HomeView> = {}, form?: FormState): PropsOf<'admin/home/account'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d02', type: ADMIN_BLOCK_TYPE.home, settings: {} },
  data: {
    'admin/home/account': {
      displayName: 'Olive Owner',
      email: 'owner@shop.example',
      roles: ['admin'],
      since: '2026-03-02T09:04:00.000Z',
      sinceText: 'March 2, 2026 at 9:04 AM UTC',
      parts: ADMIN_PARTS.filter((part) => part !== 'remotes' && part !== 'survey'),
      ...changes,
    },
  },
  ...(form && { form }),
});

const wrong: FormState = {
  values: { quarter: '2026-Q4', text: 'Much of it' },
  errors: { rating: 'Choose a number from 1 to 5.' },
  message: 'Please fix the errors below.',
};

/** Samples of the first page of the admin area. */
export const examples = {
  admin: sample({ backTo: '/shop?page=2' }),
  expired: sample({ limitedBy: 'expired' }),
  viewer: sample({
    limitedBy: 'trial',
    displayName: 'Vera Viewer',
    email: 'viewer@shop.example',
    roles: ['viewer'],
    parts: [],
  }),
  survey: sample({ survey: { quarter: '2026-Q4' } }),
  answered: sample({ survey: { done: 'answer' } }),
  wronglyAnswered: sample({ survey: { quarter: '2026-Q4' } }, wrong),
  wronglyAnsweredLate: sample({}, wrong),
  tooLate: sample(
    {},
    { ...wrong, errors: {}, code: 'admin/survey-over', message: 'The survey of this quarter is over.' },
  ),
  severalRoles: sample({
    displayName: 'עדה בת אברהם המתכנתת הראשונה',
    email: `${'a-long-name-'.repeat(6)}@${'department.'.repeat(6)}example`,
    roles: ['reporting', 'storeManager', 'schedulingEditor'],
    parts: ['design', 'orders', 'visits', 'sales'],
  }),
} as const;
