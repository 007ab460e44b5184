import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MASKED_SECRET } from 'shared-types/admin/secrets/masked-secret';
import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { spec } from '../../../../tools/testing/spec';
import { EDITOR, preparePages } from '../pages/pages.fixture';

const server = preparePages();
const { as, create, draft, idOf, publish } = server;
const page = async (path: string) => server.open.visitor().get(path);

test('settings of a page are saved by a form, and a version is restored as a draft', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const fields = {
    pageId: id,
    base: '0',
    title: 'Welcome',
    path: '/',
    description: 'Hi',
    socialImage: 'logo',
    isHidden: 'on',
    access: 'everybody',
  };
  const save = (changes: object) =>
    editor.call('POST', PAGE_SETTINGS_CALLS.savePageSettings.path, { ...fields, ...changes });
  expect((await save({ path: '/shop' })).json().data.errors).toEqual({ path: '/shop is not a valid page URL' });
  expect((await save({})).statusCode).toBe(200);
  expect((await draft(editor, id)).content).toMatchObject({
    title: 'Welcome',
    description: 'Hi',
    socialImage: 'logo',
    indexed: false,
  });
  const late = await save({ title: 'Late' });
  expect([late.statusCode, late.json().data.errors]).toEqual([409, { title: 'Saved meanwhile: Welcome' }]);
  expect((await save({ title: 'Late', key: late.json().key })).statusCode).toBe(200);
  await publish(editor, id);
  expect(
    (await editor.call('POST', PAGE_SETTINGS_CALLS.restoreVersion.path, { pageId: id, number: '1' })).statusCode,
  ).toBe(200);
  expect(await draft(editor, id)).toMatchObject({ isChanged: true, content: { title: 'Home' } });
  expect((await page('/')).body).toContain('<title>Late');
});

spec('ENUM-22', 'a page becomes an event, a post and a lesson by the form of its settings', async () => {
  const editor = await as(EDITOR);
  const pageId = await create(editor, 'Glaze day', { path: '/glaze-day' });
  const fields = { pageId, title: 'Glaze day', path: '/glaze-day', access: 'everybody' };
  const save = async (changes: object, base?: number) => {
    const { revision } = await draft(editor, pageId);
    return editor.call('POST', PAGE_SETTINGS_CALLS.savePageSettings.path, {
      ...{ ...fields, base: String(base ?? revision) },
      ...changes,
    });
  };
  const record = async () => (await draft(editor, pageId)).content.record;
  const event = { recordType: 'event', startDay: '2027-01-16', startTime: '18:00', timeZone: 'Europe/Dublin' };
  expect((await save({ ...event, endDay: '2027-01-15' })).json().data.errors).toEqual({
    endDay: 'The event ends before it starts. Change one of the two.',
  });
  expect((await save({ ...event, startDay: '2027-02-30' })).json().data.errors).toEqual({
    startDay: 'Enter a day such as 2027-01-16.',
  });
  expect(await record()).toBeUndefined();
  const { revision } = await draft(editor, pageId);
  expect((await save({ ...event, endTime: '20:30', place: ' The  workshop ', tags: 'Clay, Fire' })).statusCode).toBe(
    200,
  );
  const stored = {
    ...{ type: 'event', startsAt: '2027-01-16T18:00:00.000Z', endsAt: '2027-01-16T20:30:00.000Z' },
    ...{ timeZone: 'Europe/Dublin', place: 'The workshop', tags: ['Clay', 'Fire'] },
  };
  expect(await record()).toEqual(stored);

  // Without its fields it stays; another time that somebody else has saved is a conflict, another place is not.
  expect((await save({ title: 'Glaze' })).statusCode).toBe(200);
  expect(await record()).toEqual(stored);
  const all = { ...event, endTime: '20:30', place: 'The workshop', tags: 'Clay, Fire' };
  expect((await save({ ...all, title: 'Glaze', address: '4 Kiln Lane' }, revision + 1)).statusCode).toBe(200);
  const late = await save({ ...all, title: 'Glaze', address: '4 Kiln Lane', startTime: '17:00' }, revision);
  expect([late.statusCode, late.json().data.errors]).toEqual([409, { startDay: 'Saved meanwhile: 2027-01-16 18:00' }]);

  expect((await save({ recordType: 'post', publishedDay: '2027-01-16', author: 'Ada' })).statusCode).toBe(200);
  expect(await record()).toEqual({
    ...{ type: 'post', publishedAt: '2027-01-16T00:00:00.000Z', author: 'Ada', tags: ['Clay', 'Fire'] },
  });
  const lesson = { recordType: 'lesson', lessonNumber: '2', chapter: 'Before the wheel', lessonMinutes: '12' };
  expect((await save({ ...lesson, lessonNumber: '' })).json().data.errors).toEqual({
    lessonNumber: 'Enter a whole number from 1 to 999.',
  });
  expect((await save({ ...lesson, tags: 'Clay' })).statusCode).toBe(200);
  expect(await record()).toEqual({ type: 'lesson', number: 2, chapter: 'Before the wheel', minutes: 12 });
  expect((await save({ recordType: '' })).statusCode).toBe(200);
  expect(await record()).toBeUndefined();
});

test('the form of a page that may be an item begins with the fields of each kind', async () => {
  const editor = await as(EDITOR);
  const formOf = async (id: string) => (await editor.get(ADMIN_PATH.pageSettings.replace('{slug}', id))).body;
  const html = await formOf(await create(editor, 'Glaze day'));
  expect(html).toContain('name="recordType"');
  expect(/name="timeZone"[\s\S]*?<option value="UTC" selected/.test(html)).toBe(true);
  expect(html).toMatch(/name="lessonNumber"[^>]*value="1"|value="1"[^>]*name="lessonNumber"/);
  expect(await formOf(await idOf('/'))).not.toContain('name="recordType"');
});

spec(
  'EDIT-28',
  'a page asks for the password that its owner has set, of which the form has the mask alone',
  async () => {
    const editor = await as(EDITOR);
    const id = await idOf('/');
    const { content, revision } = await draft(editor, id);
    const fields = { pageId: id, title: content.title, path: '/', access: 'password' };
    const save = async (password: string, base = revision) =>
      editor.call('POST', PAGE_SETTINGS_CALLS.savePageSettings.path, { ...fields, base: String(base), password });
    const lock = async () => (await draft(editor, id)).content.lock;
    for (const none of ['', MASKED_SECRET])
      expect((await save(none)).json().data.errors).toEqual({ password: 'Enter a password.' });
    expect((await save('kiln')).statusCode).toBe(200);
    const first = await lock();
    expect(first).toMatchObject({ by: 'password', passwordHash: expect.stringMatching(/^\$argon2id\$/) });
    const shown = (await editor.get(ADMIN_PATH.pageSettings.replace('{slug}', id))).body;
    expect([shown.includes(`value="${MASKED_SECRET}"`), shown.includes('argon2id')]).toEqual([true, false]);
    for (const same of ['', MASKED_SECRET]) {
      expect((await save(same, (await draft(editor, id)).revision)).statusCode).toBe(200);
      expect(await lock()).toEqual(first);
    }
    expect((await save('other', (await draft(editor, id)).revision)).statusCode).toBe(200);
    expect(await lock()).not.toEqual(first);
    await publish(editor, id);
    expect((await page('/')).body).toContain('name="password"');
  },
);

test('the form of an event offers its time zone under the name that it has', async () => {
  const editor = await as(EDITOR);
  const pageId = await create(editor, 'Glaze day');
  // At least one of them is not among the names that the platform lists.
  for (const timeZone of ['Asia/Kathmandu', 'Asia/Katmandu']) {
    const { revision, content } = await draft(editor, pageId);
    const fields = { pageId, title: content.title, path: content.path, access: 'everybody', base: String(revision) };
    const event = { recordType: 'event', startDay: '2027-01-16', startTime: '18:00', timeZone };
    const reply = await editor.call('POST', PAGE_SETTINGS_CALLS.savePageSettings.path, { ...fields, ...event });
    expect(reply.statusCode).toBe(200);
    const html = (await editor.get(ADMIN_PATH.pageSettings.replace('{slug}', pageId))).body;
    expect(html).toContain(`<option value="${timeZone}" selected`);
  }
});
