import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { until } from '../../../../tools/testing/until';
import { untilOneWaits, waitForNobody } from '../../platform/schema/until-one-waits.fixture';
import { hashPassword } from '../password/password';
import { openSession } from '../session/session-rows';
import { OWNER } from '../../admin/forgotten-password/emails.fixture';
import { findAccount } from '../../admin/sign-in/account.store';
import { NEW_PASSWORD, OTHER_HOST, prepareLinks } from '../../admin/new-password/links.fixture';
import { createResetToken, endResets, findReset, spendReset } from './reset-token.store';

const GONE = 'This link was used, has expired, or was replaced by a newer one. Request another email.';
const { emails, newToken, set } = prepareLinks();
const sessions = () => emails.open.db.selectFrom('account_session').selectAll().execute();

spec('ROLE-05', 'a simultaneous sign-in with the old password fails too', async () => {
  const { db } = emails.open;
  const token = await newToken();
  const site = await emails.open.sites.byHost('shop.example');
  const siteId = site?.id ?? '';
  const account = await findAccount(db, { siteId, email: OWNER });
  if (!account) throw new Error('There is no owner.');
  const open = () => openSession(db, 'account', { siteId, who: account, seconds: 60, replaces: undefined });
  expect(await open()).toMatch(/^[\w-]{43}$/);
  const passwordHash = await hashPassword(NEW_PASSWORD);
  const together = await Promise.all([
    ...Array.from({ length: 4 }, open),
    db.transaction().execute((trx) => spendReset(trx, 'account', { siteId, token, passwordHash })),
    ...Array.from({ length: 4 }, open),
  ]);
  expect(together).toContain(OWNER);
  expect([await open(), await sessions()]).toEqual([undefined, []]);
});

spec('ROLE-05', 'a sign-in that has verified the old password waits for the new one, and is refused', async () => {
  const { db } = emails.open;
  let signing: Promise<Reply> | undefined;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({ password_hash: await hashPassword(NEW_PASSWORD) })
      .execute();
    signing = signIn(emails.open.visitor(), OWNER);
    await until(async () => (await waitingForLocks()) > 0);
  });
  const reply = await signing;
  expect([reply?.statusCode, reply?.json().code, await sessions()]).toEqual([422, 'admin/sign-in-wrong', []]);
});

spec('ROLE-05', 'a link used while a newer one replaces it blocks nothing, and sets nothing', async () => {
  const { db } = emails.open;
  const token = await newToken();
  const siteId = (await emails.open.sites.byHost('shop.example'))?.id ?? '';
  const account = await findAccount(db, { siteId, email: OWNER });
  const passwordHash = await hashPassword(NEW_PASSWORD);
  let used: Promise<string | undefined> | undefined;
  await db.transaction().execute(async (inviting) => {
    const { id: ownerId } = await inviting
      .selectFrom('account')
      .select('id')
      .where('id', '=', account?.id ?? '')
      .forUpdate()
      .executeTakeFirstOrThrow();
    used = db.transaction().execute((trx) => spendReset(trx, 'account', { siteId, token, passwordHash }));
    await untilOneWaits(db, { work: used });
    await waitForNobody(inviting);
    await endResets(inviting, 'account', ownerId);
    await createResetToken(inviting, 'account', { siteId, ownerId });
  });
  expect(await used).toBeUndefined();
  expect(await findAccount(db, { siteId, email: OWNER })).toEqual(account);
});

spec('ROLE-05', 'a link works once, even when used several times simultaneously', async () => {
  const token = await newToken();
  const site = await emails.open.sites.byHost('shop.example');
  const use = { siteId: site?.id ?? '', token, passwordHash: await hashPassword(NEW_PASSWORD) };
  const together = await Promise.all(
    Array.from({ length: 8 }, () => emails.open.db.transaction().execute((trx) => spendReset(trx, 'account', use))),
  );
  expect(together.filter((email) => email !== undefined)).toEqual([OWNER]);
  const again = await set(token);
  expect([again.statusCode, again.json()]).toEqual([422, { error: GONE, code: 'admin/reset-link-gone' }]);
});

spec('ROLE-05', 'requests for emails end no link, and a used link ends all others', async () => {
  const { db } = emails.open;
  const [first, second] = [await newToken(), await newToken()];
  const siteId = (await emails.open.sites.byHost('shop.example'))?.id ?? '';
  const account = await findAccount(db, { siteId, email: OWNER });
  expect(await findReset(db, 'account', { siteId, token: first })).toMatchObject({
    ownerId: account?.id,
    isFirst: false,
  });
  expect([(await set(first)).statusCode, (await set(second)).statusCode]).toEqual([200, 422]);
  expect(await db.selectFrom('account_reset').selectAll().execute()).toEqual([]);
});

spec('ROLE-05', 'setting a password ends all links of its owner, even when another version sets it', async () => {
  const { db } = emails.open;
  const { siteId, ownerId } = await owner();
  const member = { id: randomUUID(), site_id: siteId, email: 'mia@shop.example', display_name: 'Mia', areas: [] };
  await db.insertInto('site_member').values(member).execute();
  for (const [kind, id] of [
    ['account', ownerId],
    ['account', ownerId],
    ['member', member.id],
  ] as const)
    await createResetToken(db, kind, { siteId, ownerId: id });
  const left = async () => [
    (await db.selectFrom('account_reset').selectAll().execute()).length,
    (await db.selectFrom('member_reset').selectAll().execute()).length,
  ];
  const password_hash = await hashPassword(NEW_PASSWORD);
  await db.updateTable('account').set({ display_name: 'Another' }).execute();
  expect(await left()).toEqual([2, 1]);
  await db.updateTable('account').set({ password_hash }).where('id', '=', ownerId).execute();
  expect(await left()).toEqual([0, 1]);
  await db.updateTable('site_member').set({ password_hash }).where('id', '=', member.id).execute();
  expect(await left()).toEqual([0, 0]);
});

spec('ROLE-05', 'a link works for half an hour', async () => {
  const token = await newToken();
  const row = await emails.open.db.selectFrom('account_reset').select('ends_at').executeTakeFirstOrThrow();
  expect(Math.round((Number(row.ends_at) - Date.now()) / 60_000)).toBe(30);
  await emails.open.db
    .updateTable('account_reset')
    .set({ ends_at: new Date(Date.now() - 1) })
    .execute();
  expect((await set(token)).json().code).toBe('admin/reset-link-gone');
});

spec('ROLE-05', 'forged links, another site’s, and one of an account without roles set nothing', async () => {
  const token = await newToken();
  for (const made of ['', 'x', token.slice(1), `${token}x`, 'A'.repeat(43), `' or 1=1 --`, '\0'])
    expect([made, (await set(made)).json().code]).toEqual([made, 'admin/reset-link-gone']);
  expect((await set(token, NEW_PASSWORD, emails.open.visitor(OTHER_HOST))).json().code).toBe('admin/reset-link-gone');
  const roles = await emails.open.db.deleteFrom('website_role').returningAll().execute();
  expect((await set(token)).json().code).toBe('admin/reset-link-gone');
  await emails.open.db.insertInto('website_role').values(roles).execute();
  expect((await set(token)).statusCode).toBe(200);
});

async function owner(): Promise<{ readonly siteId: string; readonly ownerId: string }> {
  const siteId = (await emails.open.sites.byHost('shop.example'))?.id ?? '';
  const account = await findAccount(emails.open.db, { siteId, email: OWNER });
  if (!account) throw new Error('There is no owner.');
  return { siteId, ownerId: account.id };
}

/** Number of connections that wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    emails.open.db,
  );
  return rows.length;
}
