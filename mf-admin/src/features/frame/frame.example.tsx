import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { WAITING_MOST, type AdminFrameLink, type AdminFrameView } from 'shared-types/admin/frame';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ADMIN = { path: ADMIN_PATH.home, text: 'Home' };
const START: AdminFrameView['groups'][number] = { group: 'start', links: [{ path: ADMIN_PATH.home, text: 'Home' }] };
const addAt = (path: string, text: string) => ({ add: { path: `${path}/new`, text } });

const GROUPS: AdminFrameView['groups'] = [
  START,
  {
    group: 'website',
    links: [
      { path: ADMIN_PATH.design, text: 'Your site' },
      { path: ADMIN_PATH.forms, text: 'Forms' },
      { path: ADMIN_PATH.submissions, text: 'Submissions', waiting: WAITING_MOST },
      { path: ADMIN_PATH.headerFooter, text: 'Header and footer' },
      { path: ADMIN_PATH.members, text: 'Members' },
    ],
  },
  {
    group: 'selling',
    links: [
      { path: ADMIN_PATH.orders, text: 'Orders', waiting: 3 },
      { path: ADMIN_PATH.products, text: 'Products', ...addAt(ADMIN_PATH.products, 'New product') },
      { path: ADMIN_PATH.reviews, text: 'Reviews', waiting: 1 },
    ],
  },
  {
    group: 'marketing',
    links: [{ path: ADMIN_PATH.coupons, text: 'Coupons', ...addAt(ADMIN_PATH.coupons, 'New coupon') }],
  },
  { group: 'insights', links: [{ path: ADMIN_PATH.visits, text: 'Visits' }] },
  { group: 'settings', links: [{ path: ADMIN_PATH.siteLanguages, text: 'Languages' }] },
  { group: 'platform', links: [{ path: ADMIN_PATH.remotes, text: 'Remotes' }] },
];

/** The navigation on the page at a path, or on a page of its entries. */
const groupsAt = (path: string, current: NonNullable<AdminFrameLink['current']> = 'page'): AdminFrameView['groups'] =>
  GROUPS.map(({ group, links }) => ({
    group,
    links: links.map((link) => (link.path === path ? { ...link, current } : link)),
  }));

const sample = (view: Partial<AdminFrameView>, form?: FormState): PropsOf<'admin/frame/navigation'> => ({
  block: { id: 'admin-frame', type: ADMIN_BLOCK_TYPE.home, settings: {} },
  data: { 'admin/frame/navigation': { sitePath: '/?noredirect', groups: [], above: [], ...view } },
  ...(form && { form }),
});

const account = { id: '8f14e45f-ceea-467f-a0e6-6d1c1a2b3c4d', displayName: 'Olive Owner', email: 'owner@shop.example' };
const onOrders = { account, groups: groupsAt(ADMIN_PATH.orders), above: [ADMIN], here: 'Orders' };

export const examples = {
  list: sample(onOrders),
  entry: sample({
    account,
    groups: groupsAt(ADMIN_PATH.orders, 'true'),
    above: [ADMIN, { path: ADMIN_PATH.orders, text: 'Orders' }],
    here: 'Order 1042',
  }),
  home: sample({ account, groups: groupsAt(ADMIN_PATH.home) }),
  viewer: sample({
    account: { id: '8f14e45f-ceea-467f-a0e6-6d1c1a2b3c4e', displayName: 'Vera Viewer', email: 'viewer@shop.example' },
    groups: [START],
    above: [ADMIN],
    here: 'You cannot open this page',
  }),
  longNames: sample({
    account: {
      id: '8f14e45f-ceea-467f-a0e6-6d1c1a2b3c4f',
      displayName: 'עדה בת אברהם המתכנתת הראשונה',
      email: `${'a-long-name-'.repeat(6)}@${'department.'.repeat(6)}example`,
    },
    groups: groupsAt(ADMIN_PATH.products, 'true'),
    above: [ADMIN, { path: ADMIN_PATH.products, text: 'Products' }],
    here: 'A stoneware mug with a very long name that goes on and on, and is still not at its end',
  }),
  signOutFailed: sample(onOrders, { values: {}, errors: {}, message: 'Please send it again.' }),
  signedOut: sample({}),
} as const;
