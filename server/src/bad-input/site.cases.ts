import { ANNOUNCEMENT_CALLS } from 'shared-types/site/page/announcement-bar';
import { LOCK_SCREEN_CALLS } from 'shared-types/site/page/lock-screen';
import { MEMBER_PASSWORD_CALLS } from 'shared-types/site/people/member-password';
import { MEMBER_CALLS } from 'shared-types/site/people/member-session';
import { WIDGET_CALLS } from 'shared-types/site/page/widget';
import { PASSWORD, PASSWORD_HASH } from '../../../tools/testing/store/seed-account';
import { createResetToken } from '../site/password-reset/reset-token.store';
import { createMember } from '../site/member-session/member.store';
import type { BadInputCase, World } from './bad-input-case.fixture';

const member = { email: 'mia@shop.example', displayName: 'Mia', passwordHash: PASSWORD_HASH, areas: [] };
const { signIn, signOut } = MEMBER_CALLS;
const { requestMemberReset, resetMemberPassword } = MEMBER_PASSWORD_CALLS;
const { unlock } = LOCK_SCREEN_CALLS;
const { clickAnnouncement, closeAnnouncement } = ANNOUNCEMENT_CALLS;
const NO_ANNOUNCEMENTS = ['', 'short', 'A'.repeat(17), 'A;Path=/; Max-Ag', '../../../../etc/p'];

async function seedMia({ open: { db } }: World): Promise<void> {
  const sites = await db.selectFrom('site').select('id').execute();
  for (const { id } of sites) await createMember(db, { ...member, siteId: id });
}

export const SITE_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${signIn.path}`,
    right: async (world) => {
      await seedMia(world);
      return { path: signIn.path, body: { email: member.email, password: PASSWORD } };
    },
    required: ['email', 'password'],
    texts: ['email', 'password'],
    wrong: {
      email: ['', 'mia', '@shop.example', 'mia@', '\0'],
      password: [''],
      rememberMe: ['perhaps', '', 7, [], {}],
      return: [7, [], {}],
    },
  },
  {
    route: `POST ${WIDGET_CALLS.getWidgetRendering.path}`,
    right: async ({ open: { db } }) => {
      const block = await db.selectFrom('block').select(['id', 'type']).where('type', '=', 2).executeTakeFirstOrThrow();
      return {
        path: WIDGET_CALLS.getWidgetRendering.path,
        body: { widgetJSON: JSON.stringify({ ...block, value: {} }) },
      };
    },
    required: ['widgetJSON'],
    texts: ['widgetJSON'],
    wrong: {
      widgetJSON: [
        ...['', '{', '[]', '7', 'null', '{}', '{"type":2}', '{"type":2,"id":"1"}'],
        ...['-1', '2.5', '"x"', '{}', '99999'].map((type) => `{"type":${type},"id":"${'0'.repeat(8)}"}`),
      ],
      page: [7, [], {}, '//evil.example', 'https://evil.example', '/nowhere'],
    },
  },
  {
    route: `POST ${unlock.path}`,
    right: async () => ({ path: unlock.path, body: { password: PASSWORD, return: '/shop' } }),
    required: ['password', 'return'],
    wrong: { password: ['', 7, [], {}], return: [7, [], {}] },
  },
  {
    route: `POST ${closeAnnouncement.path}`,
    right: async () => ({ path: closeAnnouncement.path, body: { announcement: 'A'.repeat(16), return: '/' } }),
    required: ['announcement'],
    texts: ['announcement'],
    wrong: { announcement: NO_ANNOUNCEMENTS, return: [7, [], {}] },
  },
  {
    route: `POST ${clickAnnouncement.path}`,
    right: async () => ({ path: clickAnnouncement.path, body: { announcement: 'A'.repeat(16), return: '/' } }),
    required: ['announcement'],
    texts: ['announcement'],
    wrong: { announcement: NO_ANNOUNCEMENTS, return: [7, [], {}] },
  },
  {
    route: `POST ${requestMemberReset.path}`,
    right: async () => ({ path: requestMemberReset.path, body: { email: member.email } }),
    required: ['email'],
    texts: ['email'],
    wrong: { email: ['', 'mia', '@shop.example', 'mia@', '\0'] },
  },
  {
    route: `POST ${resetMemberPassword.path}`,
    right: async (world) => {
      await seedMia(world);
      const { db } = world.open;
      const { id: ownerId, site_id: siteId } = await db.selectFrom('site_member').selectAll().executeTakeFirstOrThrow();
      const { token } = await createResetToken(db, 'member', { siteId, ownerId });
      return { path: resetMemberPassword.path, body: { token, password: PASSWORD } };
    },
    required: ['token', 'password'],
    texts: ['token', 'password'],
    wrong: { token: ['', 'x', 'A'.repeat(43)], password: ['', 'eleven char'] },
  },
  { route: `${signOut.method} ${signOut.path}`, right: async () => ({ path: signOut.path }) },
  { route: `POST ${signOut.path}/end`, right: async () => ({ path: `${signOut.path}/end` }) },
];
