import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MEMBER_EDITOR_CALLS } from 'shared-types/admin/people/member';
import { MEMBERS_CALLS } from 'shared-types/admin/people/members';
import { COOKIE } from 'shared-types/site/cookie';
import { spec } from '../../../../tools/testing/spec';
import { seedMember, signInMember } from '../../../../tools/testing/store/seed-member';
import { PASSWORD } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { openSession } from '../../site/session/session-rows';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { findMember } from '../../site/member-session/member.store';
import {
  ADA,
  CLERK,
  EDDA,
  MIA,
  OTTO,
  OTHER_HOST,
  prepareMemberEmails,
} from '../../site/member-password/member-emails.fixture';

const { saveMember, inviteAgain, setMemberAccess, removeMember } = MEMBER_EDITOR_CALLS;
const emails = prepareMemberEmails();

const pathOf = (member: string) => ADMIN_PATH.member.replace('{token}', member);
const call = ({ path }: { readonly path: string }, browser: Shopper, fields: object) =>
  browser.call('POST', path, fields);
const miaRow = () => emails.open.db.selectFrom('site_member').selectAll().where('email', '=', MIA).executeTakeFirst();
const isIn = async (browser: Shopper) => (await browser.get('/members')).statusCode === 200;
const baseIn = (html: string) => / name="base" value="([^"]+)"/.exec(html)?.[1] ?? '';

spec(
  'ROLE-04',
  'every call is for accounts that may edit members of this site; other sites’ ids are unknown',
  async () => {
    const member = await emails.idOf(MIA);
    const bodies = [
      [saveMember, { displayName: 'X', base: '1' }],
      [inviteAgain, {}],
      [setMemberAccess, { access: 'off' }],
      [removeMember, { confirmed: 'yes' }],
    ] as const;
    const [clerk, otto, ada] = [await emails.as(CLERK), await emails.as(OTTO, OTHER_HOST), await emails.as(ADA)];
    const before = await miaRow();
    for (const [one, fields] of bodies) {
      const replies = [
        await call(one, emails.open.visitor(), { member, ...fields }),
        await call(one, clerk, { member, ...fields }),
        await call(one, otto, { member, ...fields }),
        await call(one, ada, { member: 'x', ...fields }),
      ];
      expect([one.path, replies.map(({ statusCode }) => statusCode)]).toEqual([one.path, [401, 403, 404, 404]]);
    }
    expect(await miaRow()).toEqual(before);
    const pages = [
      await ada.get(pathOf(member)),
      await otto.get(pathOf(member)),
      await ada.get(pathOf('x')),
      await clerk.get(pathOf(member)),
    ];
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 403]);
    expect(pages[1]?.body).not.toContain(MIA);
  },
);

spec('ROLE-03', 'name and areas are saved, and affect what the member sees at once', async () => {
  const [ada, mia, member] = [await emails.as(ADA), await emails.member(), await emails.idOf(MIA)];
  expect((await mia.get('/members/studio')).statusCode).toBe(200);
  const base = baseIn((await ada.get(pathOf(member))).body);
  const reply = await call(saveMember, ada, { member, base, displayName: 'Mia M.' });
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Saved.']);
  expect(await miaRow()).toMatchObject({ display_name: 'Mia M.', areas: [], email: MIA });
  expect((await mia.get('/members/studio')).statusCode).toBe(403);
});

spec('ROLE-04', 'an owner first sees what somebody else has saved, and replaces it with the next save', async () => {
  const [ada, edda, member] = [await emails.as(ADA), await emails.as(EDDA), await emails.idOf(MIA)];
  const base = baseIn((await ada.get(pathOf(member))).body);
  await call(saveMember, edda, { member, base, displayName: 'By Edda', 'area.studio': 'on' });
  const site = await emails.open.sites.byHost('shop.example');
  const fields = {
    page: pathOf(member),
    block: site ? onlyBlockOf(site.adminPages.member) : '',
    member,
    base,
    displayName: 'By Ada',
  };
  const refused = await ada.post(saveMember.path, fields);
  expect([refused.statusCode, (await miaRow())?.display_name]).toEqual([422, 'By Edda']);
  expect(refused.body).toContain('Saved meanwhile: By Edda');
  expect(refused.body).toContain('Saved meanwhile: studio');
  expect(refused.body).toContain('value="By Ada"');
  const key = / name="key" value="([^"]+)"/.exec(refused.body)?.[1] ?? '';
  const saved = await ada.post(saveMember.path, { ...fields, key });
  expect([saved.statusCode, (await miaRow())?.display_name, (await miaRow())?.areas]).toEqual([303, 'By Ada', []]);
  const same = await call(saveMember, edda, { member, base, displayName: 'By Ada' });
  expect(same.statusCode).toBe(200);
});

spec('SESSION-01', 'a disabled member is signed out everywhere and cannot sign in until enabled again', async () => {
  const [ada, mia, member] = [await emails.as(ADA), await emails.member(), await emails.idOf(MIA)];
  const site = await emails.open.sites.byHost('shop.example');
  const siteId = site?.id ?? '';
  const who = await findMember(emails.open.db, { siteId, email: MIA });
  if (!who) throw new Error('Mia is not there.');
  expect(await isIn(mia)).toBe(true);
  await call(setMemberAccess, ada, { member, access: 'off' });
  expect([await isIn(mia), (await signInMember(emails.open.visitor(), MIA)).statusCode]).toEqual([false, 422]);
  // A sign-in that checked the password before the member was disabled.
  const token = await openSession(emails.open.db, 'member', { siteId, who, seconds: 60, replaces: undefined });
  const late = emails.open.visitor();
  late.setCookie(COOKIE.member, token ?? '');
  expect([typeof token, await isIn(late)]).toEqual(['string', false]);
  await call(setMemberAccess, ada, { member, access: 'on' });
  expect([await isIn(late), await isIn(mia), await isIn(await emails.member(MIA, PASSWORD))]).toEqual([
    false,
    false,
    true,
  ]);
});

spec('SESSION-01', 'a disabled member’s link opens nothing, and its page says so', async () => {
  await emails.requestReset();
  const token = await emails.newestToken();
  await call(setMemberAccess, await emails.as(ADA), { member: await emails.idOf(MIA), access: 'off' });
  expect((await emails.set(token, 'four words are enough')).statusCode).toBe(422);
  expect((await emails.open.visitor().get(`/site-users/reset?token=${token}`)).body).toContain(
    'This link does not work',
  );
});

spec('SESSION-01', 'removing asks for confirmation, and deletes the member with its sessions and links', async () => {
  const [ada, mia, member] = [await emails.as(ADA), await emails.member(), await emails.idOf(MIA)];
  await emails.requestReset();
  const token = await emails.newestToken();
  const site = await emails.open.sites.byHost('shop.example');
  const own = { page: pathOf(member), block: site ? onlyBlockOf(site.adminPages.member) : '', member };
  const confirmation = await ada.post(removeMember.path, own);
  expect(confirmation.body).toContain(`mia (${MIA}) will no longer be a member of this site`);
  expect(confirmation.body).toContain('name="confirmed" value="yes"');
  expect(await isIn(mia)).toBe(true);
  const done = await ada.post(removeMember.path, { ...own, confirmed: 'yes' });
  expect([
    done.statusCode,
    (await ada.get(String(done.headers.location))).body.includes('The member is removed.'),
  ]).toEqual([303, true]);
  expect([await miaRow(), await isIn(mia)]).toEqual([undefined, false]);
  expect((await emails.set(token, 'four words are enough')).statusCode).toBe(422);
  const again = await ada.post(removeMember.path, { ...own, confirmed: 'yes' });
  expect(again.statusCode).toBe(404);
});

spec('SESSION-01', 'an invitation can be sent again, after which only the newest link works', async () => {
  const ada = await emails.as(ADA);
  const email = 'nora@shop.example';
  await ada.call('POST', MEMBERS_CALLS.inviteMember.path, { email, displayName: 'Nora' });
  const first = await emails.newestToken();
  const member = await emails.idOf(email);
  expect((await call(inviteAgain, ada, { member })).statusCode).toBe(200);
  const second = await emails.newestToken();
  expect((await emails.set(first, 'four words are enough')).statusCode).toBe(422);
  expect((await emails.set(second, 'four words are enough')).statusCode).toBe(200);
  const joined = await call(inviteAgain, ada, { member });
  expect([joined.statusCode, joined.json().code]).toEqual([409, 'admin/member-joined']);
  await seedMember(emails.open.db, { email: 'off@shop.example', site: 'example' });
  await emails.open.db
    .updateTable('site_member')
    .set({ password_hash: null, disabled_at: new Date() })
    .where('email', '=', 'off@shop.example')
    .execute();
  expect((await call(inviteAgain, ada, { member: await emails.idOf('off@shop.example') })).statusCode).toBe(409);
});
