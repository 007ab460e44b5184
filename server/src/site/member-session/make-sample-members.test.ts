import { LOCK_SCREEN_CALLS } from 'shared-types/site/page/lock-screen';
import { spec } from '../../../../tools/testing/spec';
import { signInMember } from '../../../../tools/testing/store/seed-member';
import { createShopper } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { hashPassword } from '../password/password';
import { makeSampleMembers, memberLines } from './make-sample-members';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const opens = async (host: string, email: string, password = '') => {
  const browser = createShopper(server.app, host);
  await signInMember(browser, email, { password });
  const pages = [await browser.get('/members'), await browser.get('/members/studio')];
  return pages.map(({ statusCode }) => statusCode);
};

spec('SESSION-01', 'the samples have members from the first start on, and every start recognises them', async () => {
  const first = await makeSampleMembers(server.services);
  expect(await makeSampleMembers(server.services)).toEqual(first);
  const [mia, stellan, marta] = first;
  expect(await opens('localhost', 'member@shop.example', mia?.password)).toEqual([200, 403]);
  expect(await opens('localhost', 'studio@shop.example', stellan?.password)).toEqual([200, 200]);
  expect(await opens('bistro.localhost', 'member@bistro.example', marta?.password)).toEqual([200, 404]);
  expect(await opens('bistro.localhost', 'member@shop.example', mia?.password)).toEqual([403, 404]);
});

test('the sample page with a password opens with the documented one', async () => {
  const browser = createShopper(server.app, 'localhost');
  await browser.call('POST', LOCK_SCREEN_CALLS.unlock.path, { password: 'first-firing', return: '/preview' });
  expect((await browser.get('/preview')).body).toContain('The next firing');
});

test('lists each with its password, its site and its areas, except one whose password has changed', async () => {
  const members = await makeSampleMembers(server.services);
  const lines = memberLines(members);
  expect(lines[0]).toBe('Sample members sign in at /members of their site:');
  expect(lines[2]).toBe(`  studio@shop.example    ${members[1]?.password}  member of fern-and-kiln, studio`);
  expect(lines.at(-1)).toBe('  /preview of fern-and-kiln opens to everybody with the password first-firing');
  const set = { password_hash: await hashPassword('another') };
  await server.services.db.updateTable('site_member').set(set).where('email', '=', 'member@shop.example').execute();
  const emails = (await makeSampleMembers(server.services)).map(({ email }) => email);
  expect(emails).toEqual(['studio@shop.example', 'member@bistro.example']);
  expect(memberLines([])).toEqual([]);
});
