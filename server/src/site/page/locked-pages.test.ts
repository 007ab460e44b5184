import { CART_CALLS } from 'shared-types/commerce/cart';
import { FORM_CALLS, PAGE_PERMISSION } from 'shared-types/forms/contact-form';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { MEMBERS_WORD, STUDIO_WORD, withLockedPages } from '../../../../tools/testing/site/with-locked-pages';
import { spec } from '../../../../tools/testing/spec';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { ANSWERS } from '../../forms/contact-form/submissions.fixture';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { MIA, OTHER, prepareMembers, STELLAN } from '../member-session/members.fixture';
import { dataIn } from './template/page-context.fixture';

const ONLY = 'This page available only site members';
const members = prepareMembers();
beforeAll(() => members.open.load(withLockedPages(bilingualDocument())));

const headOf = ({ statusCode, headers }: Reply) => [statusCode, headers['cache-control']];
const asJson = (browser: Shopper, path: string) => browser.call('GET', path);

spec(
  ['SESSION-08', 'ROLE-03', 'SRV-34'],
  'a members’ page is a lock screen with a sign-in for visitors, and the page for members',
  async () => {
    const locked = await members.open.visitor().get('/members');
    expect(headOf(locked)).toEqual([403, 'private, no-store']);
    for (const text of [
      `<h1>${ONLY}</h1>`,
      `<title>${ONLY}`,
      'action="/api/site-users/account/session"',
      'value="/members"',
    ])
      expect(locked.body).toContain(text);
    expect(locked.body).not.toContain(MEMBERS_WORD);
    const page = await (await members.signedIn(MIA)).get('/members');
    expect(headOf(page)).toEqual([200, 'private, no-store']);
    for (const text of [`Text ${MEMBERS_WORD}`, 'You are signed in as mia (mia@shop.example).', 'Sign out'])
      expect(page.body).toContain(text);
    expect(page.body).not.toContain(ONLY);
  },
);

spec(['ROLE-03', 'ENUM-01'], 'a lock screen shows its kind and address, and nothing of its page', async () => {
  const page = await members.open.visitor().get('/members?a=1');
  const { context, states } = dataIn(page.body);
  expect([context.pageType, context.pagePath, context.pageTitle]).toEqual([103, '/members', ONLY]);
  expect(states['site/session']).toBeUndefined();
  expect(page.body).toContain('<meta name="robots" content="noindex"');
  expect(page.body).toContain('<meta property="og:title" content="This page available only site members"');
  expect(page.body).not.toContain('og:image');
});

spec(['ROLE-03', 'ENUM-01'], 'a member without access to the page is denied, and can sign out', async () => {
  const page = await (await members.signedIn(MIA)).get('/members/studio');
  expect(headOf(page)).toEqual([403, 'private, no-store']);
  expect(dataIn(page.body).context.pageType).toBe(106);
  for (const text of ['<h1>Access denied</h1>', 'mia@shop.example', '/api/site-users/account/session/end'])
    expect(page.body).toContain(text);
  expect(page.body).not.toContain(STUDIO_WORD);
  const open = await (await members.signedIn(STELLAN)).get('/members/studio');
  expect([open.statusCode, open.body.includes(STUDIO_WORD)]).toEqual([200, true]);
  expect((await members.open.visitor().get('/members/studio')).body).toContain(ONLY);
});

spec('SESSION-08', 'in Polish the lock screen is Polish', async () => {
  const page = await members.open.visitor('bilingual.example').get('/pl/members');
  expect(page.statusCode).toBe(403);
  expect(page.body).toContain('<h1>Ta strona jest dostępna tylko dla członków witryny</h1>');
  expect(page.body).toContain('Zaloguj się');
  expect(page.body).not.toContain(MEMBERS_WORD);
});

spec('ROLE-03', 'what one visitor sees is cached for no other, in any order of requests', async () => {
  const [mia, stellan] = [await members.signedIn(MIA), await members.signedIn(STELLAN)];
  const statuses: number[] = [];
  for (const browser of [stellan, members.open.visitor(), mia, stellan, mia, members.open.visitor()]) {
    const { statusCode, body } = await browser.get('/members/studio');
    statuses.push(statusCode);
    expect(body.includes(STUDIO_WORD)).toBe(browser === stellan);
    expect(body.includes(MIA)).toBe(browser === mia);
  }
  expect(statuses).toEqual([200, 403, 403, 200, 403, 403]);
  const home = await mia.get('/');
  expect([home.body.includes(MIA), dataIn(home.body).states['site/session']]).toEqual([
    false,
    { revision: expect.any(Number), member: true, account: false },
  ]);
});

spec('ROLE-03', 'no call and no address reveals its content to others', async () => {
  const strangers = [
    members.open.visitor(),
    await members.signedIn('olga@other.example', OTHER.host),
    members.open.visitor('bilingual.example'),
  ];
  const denied = await members.signedIn(MIA);
  const { pages } = withLockedPages(bilingualDocument());
  const own = pages.map(({ path }) => path).filter((path) => !path.includes('{'));
  const odd = ['/Members', '/members/', '//members', '/members/index.html', '/MEMBERS/STUDIO', '/members/%73tudio'];
  const others = ['/sitemap.xml', '/robots.txt', `/search?q=${MEMBERS_WORD}`, `/search?q=${STUDIO_WORD}`, '/nowhere'];
  const sent = [
    '/members?sent=x',
    '/members?return=/members',
    '/members/studio?logout=true',
    '/members?cookie-settings',
  ];
  for (const path of [...own, ...odd, ...others, ...sent])
    for (const browser of [strangers[0], strangers[2], denied])
      for (const reply of [await browser?.get(path), browser && (await asJson(browser, path))]) {
        // The search repeats the typed words.
        const body = (reply?.body ?? '').replaceAll(new RegExp(`${MEMBERS_WORD}|${STUDIO_WORD}`, 'g'), (word) =>
          path.includes(word) ? '' : word,
        );
        const isMember = browser === denied;
        expect([path, !isMember && body.includes(MEMBERS_WORD), body.includes(STUDIO_WORD)]).toEqual([
          path,
          false,
          false,
        ]);
      }
  expect((await strangers[1]?.get('/members/studio'))?.body).toContain(STUDIO_WORD);
  expect((await members.open.visitor().get('/sitemap.xml')).body).not.toContain('/members');
});

spec('ROLE-03', 'nor is its template made at another spelling of its address, which redirects there', async () => {
  // Making a page template reads the inlined files.
  const filesRead = jest.spyOn(members.open.registry.files, 'read');
  for (const path of ['/pl/members/studio/', '/pl/Members/STUDIO']) {
    const { statusCode, headers } = await members.open.visitor('bilingual.example').get(path);
    expect([path, statusCode, headers.location]).toEqual([path, 301, '/pl/members/studio']);
  }
  expect(filesRead.mock.calls.map(([, file]) => file)).toEqual([]);
});

spec(['ROLE-03', 'SRV-33'], 'the search finds it for nobody, not even for its members', async () => {
  const page = await (await members.signedIn(STELLAN)).get(`/search?q=${STUDIO_WORD}`);
  expect(page.body).toContain('Nothing was found');
  expect(page.body).not.toContain(`Title ${STUDIO_WORD}`);
});

spec('ROLE-03', 'a form refused on a locked page shows no page its sender may not see', async () => {
  const refused = await members.open
    .visitor()
    .post(CART_CALLS.addLine.path, { page: '/members', block: 'x', quantity: '-1' });
  expect([refused.statusCode, refused.body.includes(MEMBERS_WORD), refused.body.includes(ONLY)]).toEqual([
    422,
    false,
    true,
  ]);
});

spec('ROLE-03', 'a form on a locked page accepts nothing from visitors who cannot see it', async () => {
  const { open } = members;
  const [, form] = withLockedPages(exampleDocument()).pages.find(({ path }) => path === '/members')?.blocks ?? [];
  const sent = { formId: form?.id, key: createIdempotencyKey(), form: JSON.stringify({ who: ['Ada', ''] }) };
  const codeFor = async (browser: Shopper) =>
    (await browser.call('POST', FORM_CALLS.saveFormSubmission.path, sent)).json().code as string;
  expect(await codeFor(open.visitor())).toBe('forms/page-locked');
  expect(await codeFor(await members.signedIn(MIA))).toBe('forms/invalid');
});

spec(['FORM-12', 'FORM-15'], 'a member’s submission there is stored as sent from a members’ page', async () => {
  const [, form] = withLockedPages(exampleDocument()).pages.find(({ path }) => path === '/members')?.blocks ?? [];
  const sent = { formId: form?.id, key: createIdempotencyKey(), form: JSON.stringify(ANSWERS) };
  const mia = await members.signedIn(MIA);
  expect((await mia.call('POST', FORM_CALLS.saveFormSubmission.path, sent)).statusCode).toBe(200);
  const kept = members.open.db.selectFrom('form_submission').select('details').where('key', '=', sent.key);
  expect((await kept.executeTakeFirstOrThrow()).details).toMatchObject({
    pageTitle: `Title ${MEMBERS_WORD}`,
    pagePermissionTypeValue: PAGE_PERMISSION.members,
  });
});

spec('ROLE-03', 'while sessions cannot be read the locked page is unavailable, and others are available', async () => {
  const member = await members.signedIn(MIA);
  const away = () => members.open.db.schema.alterTable('member_session').renameTo('member_session_away').execute();
  await away();
  const logged = jest.spyOn(members.open.app.log, 'error').mockImplementation(() => undefined);
  try {
    const page = await member.get('/members');
    expect([page.statusCode, page.body.includes(MEMBERS_WORD)]).toEqual([500, false]);
    expect((await member.get('/')).statusCode).toBe(200);
    expect(logged).toHaveBeenCalled();
  } finally {
    logged.mockRestore();
    await members.open.db.schema.alterTable('member_session_away').renameTo('member_session').execute();
  }
  expect((await member.get('/members')).statusCode).toBe(200);
});

test('a page that opens a locked page, or any page of a member, from another site gets no reference to its window', async () => {
  const holdOn = async (browser: Shopper, path: string) =>
    (await browser.get(path)).headers['cross-origin-opener-policy'];
  const mia = await members.signedIn(MIA);
  expect(await Promise.all([mia, members.open.visitor()].map((browser) => holdOn(browser, '/members')))).toEqual(
    Array(2).fill('same-origin'),
  );
  expect([await holdOn(mia, '/'), await holdOn(members.open.visitor(), '/')]).toEqual(['same-origin', undefined]);
});
