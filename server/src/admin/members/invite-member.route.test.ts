import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MEMBERS_CALLS } from 'shared-types/admin/people/members';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { withLockedPages } from '../../../../tools/testing/site/with-locked-pages';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { seedMember, signInMember } from '../../../../tools/testing/store/seed-member';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import {
  ADA,
  BILINGUAL_HOST,
  CLERK,
  EDDA,
  MIA,
  OTTO,
  OTHER_HOST,
  prepareMemberEmails,
} from '../../site/member-password/member-emails.fixture';

const { path } = MEMBERS_CALLS.inviteMember;
const NEW = { email: ' Nora@Shop.Example ', displayName: '  Nora   New ' };
const NORA = 'nora@shop.example';

const emails = prepareMemberEmails();
const invite = (browser: Shopper, fields: object = NEW) => browser.call('POST', path, fields);
const rowOf = (email: string) =>
  emails.open.db.selectFrom('site_member').selectAll().where('email', '=', email).executeTakeFirst();
const listed = async (browser: Shopper, query = '') => (await browser.get(`${ADMIN_PATH.members}${query}`)).body;

spec(
  ['SESSION-01', 'ROLE-03'],
  'an invited member chooses a password, signs in, and sees the pages of the areas',
  async () => {
    const ada = await emails.as(ADA);
    const reply = await invite(ada, { ...NEW, 'area.studio': 'on', 'area.made-up': 'on' });
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'The invitation is on its way.']);
    expect(await rowOf(NORA)).toMatchObject({ display_name: 'Nora New', password_hash: null, areas: ['studio'] });
    expect(await listed(ada)).toMatch(/Nora New.*nora@shop\.example.*Invited, no password yet/);
    const [mail] = await emails.arrived();
    expect([mail?.recipients, mail?.headers['subject']]).toEqual([[NORA], 'You are invited to Example']);
    const token = await emails.newestToken();
    expect((await signInMember(emails.open.visitor(), NORA)).statusCode).toBe(422);
    expect((await emails.set(token, 'a password of hers')).statusCode).toBe(200);
    const nora = await emails.member(NORA, 'a password of hers');
    expect((await nora.get('/members/studio')).statusCode).toBe(200);
    expect((await emails.open.visitor(OTHER_HOST).get('/members')).statusCode).toBe(403);
  },
);

spec('ROLE-04', 'administrators and editors of the site invite, and nobody else', async () => {
  expect((await invite(await emails.as(EDDA))).statusCode).toBe(200);
  const others = [emails.open.visitor(), await emails.as(CLERK), await emails.member()];
  const replies = await Promise.all(others.map((browser) => invite(browser, { ...NEW, email: 'x@shop.example' })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 403, 401]);
  expect(await rowOf('x@shop.example')).toBeUndefined();
  expect((await (await emails.as(CLERK)).get(ADMIN_PATH.members)).statusCode).toBe(403);
});

spec('SESSION-01', 'a member’s address is refused at the field, but not one of another site’s member', async () => {
  const ada = await emails.as(ADA);
  const reply = await invite(ada, { ...NEW, email: MIA });
  expect([reply.statusCode, reply.json().code, reply.json().data.errors]).toEqual([
    422,
    'admin/member-known',
    { email: 'A member with this email address already exists.' },
  ]);
  await seedMember(emails.open.db, { email: NORA, site: 'other' });
  expect((await invite(ada)).statusCode).toBe(200);
  const together = await Promise.all([1, 2, 3].map(() => invite(ada, { ...NEW, email: 'twin@shop.example' })));
  expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  expect(await emails.arrived()).toHaveLength(2);
});

test('an address gets at most five invitations in a quarter of an hour', async () => {
  const ada = await emails.as(ADA);
  for (let count = 0; count < 5; count += 1) {
    await invite(ada, { ...NEW, email: MIA });
    await holdRateWindows(emails.open.db);
  }
  const refused = await invite(ada, { ...NEW, email: MIA });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'admin/invitations-limited']);
  expect(refused.json().error).toMatch(/^Too many invitations were sent\. Wait \d+ minutes/);
});

spec('PLAT-08', 'an email is in the chosen language, and links to the pages in it', async () => {
  const ada = await emails.as(ADA, BILINGUAL_HOST);
  expect((await invite(ada, { ...NEW, locale: 'pl' })).statusCode).toBe(200);
  const mail = (await emails.arrived()).at(-1);
  expect(mail?.text).toMatch(/^Osoby, które prowadzą witrynę/);
  expect(mail?.text).toContain('/pl/site-users/reset?token=');
  const wrong = await invite(ada, { ...NEW, email: 'o@shop.example', locale: 'tlh' });
  expect([wrong.statusCode, Object.keys(wrong.json().data.errors)]).toEqual([400, ['locale']]);
});

spec(
  'PLAT-08',
  'without script it redirects to the list, which says so once; invalid values come back as typed',
  async () => {
    const ada = await emails.as(ADA);
    const site = await emails.open.sites.byHost('shop.example');
    const own = { page: ADMIN_PATH.members, block: site ? onlyBlockOf(site.adminPages.members) : '' };
    const wrong = await ada.post(path, { ...own, ...NEW, email: 'nora', 'area.studio': 'on' });
    expect([wrong.statusCode, wrong.body.includes('Enter the whole email address')]).toEqual([422, true]);
    expect(wrong.body).toMatch(/value="nora"/);
    expect(wrong.body).toMatch(/<input type="checkbox" name="area\.studio" checked=""\/>/);
    const done = await ada.post(path, { ...own, ...NEW });
    expect(done.statusCode).toBe(303);
    const isShown = async () =>
      (await ada.get(String(done.headers.location))).body.includes('The invitation is on its way');
    expect([await isShown(), await isShown()]).toEqual([true, false]);
    const late = await emails.open.visitor().post(path, { ...own, ...NEW, displayName: 'Typed late' });
    expect([late.statusCode, late.body.includes('value="Typed late"'), late.body.includes(MIA)]).toEqual([
      401,
      true,
      false,
    ]);
  },
);

test('the list is sorted by name, twenty on a page, and searches name and address', async () => {
  const ada = await emails.as(ADA);
  for (let count = 0; count < 21; count += 1)
    await seedMember(emails.open.db, { email: `${String.fromCharCode(97 + count)}_%@many.example`, site: 'example' });
  const names = (html: string) =>
    [...html.matchAll(/class="admin-members__name"[^>]*>([^<]*)</g)].map(([, name]) => name);
  const [first, second] = [names(await listed(ada)), names(await listed(ada, '?page=2'))];
  expect([first.length, second]).toEqual([20, ['t_%', 'u_%']]);
  expect(first).toEqual([...first].sort());
  expect(names(await listed(ada, '?q=B_%25'))).toEqual(['b_%']);
  expect(names(await listed(ada, '?q=SHOP.EXAMPLE'))).toEqual(['mia']);
  const none = await listed(ada, `?q=${encodeURIComponent('<b>')}`);
  expect([names(none), none.includes('<b>'), none.includes('&lt;b&gt;')]).toEqual([[], false, true]);
  expect(names(await listed(ada, '?q=%00%27;--&page=0'))).toEqual([]);
  expect(names(await listed(await emails.as(OTTO, OTHER_HOST)))).toEqual([]);
});

spec('ROLE-03', 'importing a document again does not change members', async () => {
  const before = await rowOf(MIA);
  const document = withLockedPages(exampleDocument());
  await emails.open.load({ ...document, site: { ...document.site, tagline: 'Another' } });
  expect(await rowOf(MIA)).toEqual(before);
});
