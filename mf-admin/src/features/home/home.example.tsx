import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { HomeView } from 'shared-types/admin/home';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const LINKS: HomeView['links'] = [
  { path: ADMIN_PATH.design, text: 'Your site at every screen width' },
  { path: ADMIN_PATH.orders, text: 'Orders' },
  { path: ADMIN_PATH.products, text: 'Products: prices and stock' },
  { path: ADMIN_PATH.categories, text: 'Categories: how products are grouped' },
  { path: ADMIN_PATH.reviews, text: 'Reviews: what buyers say, and which are shown' },
  { path: ADMIN_PATH.coupons, text: 'Coupons: discount codes' },
  { path: ADMIN_PATH.shipping, text: 'Shipping: methods and prices' },
  { path: ADMIN_PATH.taxes, text: 'Taxes: rates by place' },
  { path: ADMIN_PATH.submissions, text: 'Form submissions' },
  { path: ADMIN_PATH.visits, text: 'Visits: how many people visit, and what they view' },
  { path: ADMIN_PATH.sales, text: 'Sales: what was ordered' },
  { path: ADMIN_PATH.speed, text: 'Speed: how long visitors wait' },
  { path: ADMIN_PATH.errors, text: 'Errors: what went wrong, and which part caused it' },
  { path: ADMIN_PATH.cookieSettings, text: 'Cookie banner and policies' },
  { path: ADMIN_PATH.announcement, text: 'Announcement at the top of the pages' },
  { path: ADMIN_PATH.headerFooter, text: 'Header and footer' },
  { path: ADMIN_PATH.siteLanguages, text: 'Languages of the site' },
  { path: ADMIN_PATH.members, text: 'Members: who can see locked pages' },
  { path: BILLING_PLAN_CALLS.changePlan.path, text: 'Plan and billing' },
];

const sample = (changes: Partial<HomeView> = {}, form?: FormState): PropsOf<'admin/home/account'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d02', type: ADMIN_BLOCK_TYPE.home, settings: {} },
  data: {
    'admin/home/account': {
      displayName: 'Olive Owner',
      email: 'owner@shop.example',
      roles: ['admin'],
      since: '2026-03-02T09:04:00.000Z',
      sinceText: 'March 2, 2026 at 9:04 AM UTC',
      links: LINKS,
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

export const examples = {
  admin: sample({ backTo: '/shop?page=2' }),
  expired: sample({ limitedBy: 'expired' }),
  viewer: sample({
    limitedBy: 'trial',
    displayName: 'Vera Viewer',
    email: 'viewer@shop.example',
    roles: ['viewer'],
    links: [],
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
    links: LINKS.filter(({ path }) =>
      [ADMIN_PATH.design, ADMIN_PATH.orders, ADMIN_PATH.visits].some((one) => one === path),
    ),
  }),
} as const;
