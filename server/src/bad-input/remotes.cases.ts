import { REMOTE_CALLS } from 'shared-types/admin/remote';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { PASSWORD_HASH, signIn } from '../../../tools/testing/store/seed-account';
import { createAccount } from '../admin/sign-in/account.store';
import { changeRule, readRule } from '../site/registry/registry.store';
import { ruleAfter } from '../site/registry/release-rule';
import type { BadInputCase, World } from './bad-input-case.fixture';

const REMOTE = 'mf-forms';
const OPS = {
  email: 'ops@remotes.example',
  displayName: 'Ops',
  passwordHash: PASSWORD_HASH,
  platformRole: 'operate',
} as const;
const NAMES = ['', 'mf-nobody', 7, [], {}, 'x'.repeat(101)];
const SERIALS = ['', 'x', '-1', '1.5', '9'.repeat(16), 7, [], {}];

async function signInAsOps({ open: { db }, visitor }: World): Promise<void> {
  const sites = await db.selectFrom('site').select('id').execute();
  await createAccount(db, { ...OPS, roles: sites.map(({ id }) => ({ siteId: id, role: WEBSITE_ROLE.viewer })) });
  await signIn(visitor, OPS.email);
}

async function serialOf({ open: { db } }: World): Promise<string> {
  const note = { who: 'test', reason: 'switched on' };
  await changeRule(db, { remote: REMOTE, note, change: (rule) => rule && ruleAfter(rule, { kind: 'enable' }) });
  return String((await readRule(db, REMOTE))?.serial);
}

export const REMOTES_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${REMOTE_CALLS.changeRemote.path}`,
    right: async (world) => {
      await signInAsOps(world);
      const body = {
        remote: REMOTE,
        act: 'disable',
        reason: 'It is slow',
        seen: await serialOf(world),
        confirmed: 'yes',
      };
      return { path: REMOTE_CALLS.changeRemote.path, body };
    },
    required: ['remote', 'act', 'reason', 'seen'],
    texts: ['reason'],
    wrong: {
      remote: NAMES,
      act: ['', 'explode', 'set', 'canary', 'pin', 'unpin', 7, [], {}],
      version: [7, [], {}, 'x'.repeat(101)],
      percent: [0, 101, 1.5, -1, '', 'x', '0', '1e1', [], {}],
      site: [7, [], {}, 'x'.repeat(101)],
      html: ['', 'off', true, [], {}],
      reason: ['', '   '],
      seen: SERIALS,
      confirmed: ['', 'no', true, [], {}],
    },
  },
  {
    route: `POST ${REMOTE_CALLS.undoRemoteChange.path}`,
    right: async (world) => {
      await signInAsOps(world);
      const { db } = world.open;
      await serialOf(world);
      const off = { kind: 'disable', keepsHtml: true } as const;
      const note = { who: 'test', reason: 'switched off' };
      const { rule } = await changeRule(db, { remote: REMOTE, note, change: (one) => one && ruleAfter(one, off) });
      return { path: REMOTE_CALLS.undoRemoteChange.path, body: { remote: REMOTE, serial: String(rule?.serial) } };
    },
    required: ['remote', 'serial'],
    wrong: { remote: NAMES, serial: [...SERIALS, '999999999'] },
  },
];
