import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { CODE_PAGE_PARAMETER } from 'shared-types/admin/pages/code-injection';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { createMailingList } from '../mailing-lists/mailing-lists.store';
import { ADMIN, preparePages, STRANGER, VIEWER, WRITER } from '../pages/pages.fixture';

const server = preparePages();

async function editorOf(email: string, pageId: string, host?: string): Promise<string> {
  const browser = await server.as(email, host);
  return (await browser.get(ADMIN_PATH.pageEditor.replace('{slug}', pageId))).body;
}

/** The data of the page's editor, as its script gets it. */
const holds = (body: string, ...wanted: readonly string[]): boolean[] => {
  const plain = body.replaceAll('&quot;', '"').replaceAll('\\"', '"');
  return wanted.map((one) => plain.includes(one));
};

spec('EDIT-01', 'an editor gets the draft, what visitors see, and the editors of all live blocks', async () => {
  const pageId = await server.idOf('/');
  const text = `{"type":${BLOCK_TYPE.text},"editor":`;
  expect(
    holds(await editorOf(ADMIN, pageId), `"pageId":"${pageId}"`, '"published":{', text, '"mayPublish":true'),
  ).toEqual([true, true, true, true]);
  expect(holds(await editorOf(WRITER, pageId), text, '"mayPublish":false')).toEqual([true, true]);
});

spec(
  'EDIT-01',
  'there is nothing for an account that may not edit pages, another site, and a page that is none',
  async () => {
    const pageId = await server.idOf('/');
    const none = '00000000-0000-4000-8000-000000000000';
    for (const body of [
      await editorOf(VIEWER, pageId),
      await editorOf(STRANGER, pageId, 'other.example'),
      await editorOf(ADMIN, none),
      await editorOf(ADMIN, 'about'),
    ])
      expect(holds(body, '"mayPublish":', 'Loading the editor')).toEqual([false, false]);
  },
);

test('without script the page says so and leads to the settings of the page', async () => {
  const pageId = await server.idOf('/');
  const body = await editorOf(ADMIN, pageId);
  expect(body).toContain('The page editor needs JavaScript.');
  expect(body).toContain(`href="${ADMIN_PATH.pageSettings.replace('{slug}', pageId)}"`);
});

test('the code of a published page is found from its editor and its settings, by accounts that may edit it, and leads back', async () => {
  const pageId = await server.idOf('/');
  const url = `${ADMIN_PATH.codeInjection}?${CODE_PAGE_PARAMETER}=%2F`;
  expect(holds(await editorOf(ADMIN, pageId), `"code":{"url":"${url}","hasCode":false}`)).toEqual([true]);
  expect(holds(await editorOf(WRITER, pageId), '"code":{"url"')).toEqual([false]);
  const admin = await server.as(ADMIN);
  const settings = ADMIN_PATH.pageSettings.replace('{slug}', pageId);
  expect((await admin.get(settings)).body).toContain(`href="${url}"`);
  expect((await (await server.as(WRITER)).get(settings)).body).not.toContain(`href="${url}"`);
  const code = (await admin.get(url)).body;
  expect(code).toContain(`href="${settings}"`);
  expect(code).toContain(`href="${ADMIN_PATH.pageEditor.replace('{slug}', pageId)}"`);
});

spec('MAIL-01', 'accounts that manage mailing lists choose among those of the site', async () => {
  const pageId = await server.idOf('/');
  const { db } = server.open;
  const [site] = await db.selectFrom('page').select('site_id').where('id', '=', pageId).execute();
  const id = await createMailingList(db, { siteId: site!.site_id, name: 'Kiln news', requiresConfirmation: true });
  const [block] = await db.selectFrom('block').select('id').where('page_id', '=', pageId).execute();
  await db.insertInto('form_list').values({ site_id: site!.site_id, form_id: block!.id, list_id: null }).execute();
  const lists = `"mailingLists":{"lists":[{"id":"${id}","name":"Kiln news"}],"connected":{"${block!.id}":null}}`;
  expect(holds(await editorOf(ADMIN, pageId), lists)).toEqual([true]);
  expect(holds(await editorOf(WRITER, pageId), '"mailingLists"')).toEqual([false]);
});

test('new blocks of the editor and of a new page begin with texts in the language of the site', async () => {
  await server.open.load(patched({ 'site.locale': 'pl-PL' }));
  const body = await editorOf(ADMIN, await server.idOf('/'));
  expect(holds(body, 'Pisz tutaj.', 'Write here.')).toEqual([true, false]);
  const admin = await server.as(ADMIN);
  const pageId = await server.create(admin, 'O nas', { layout: 'questions' });
  const { content } = await server.draft(admin, pageId);
  const texts = JSON.stringify(content.blocks);
  expect([texts.includes('Pierwsze pytanie'), texts.includes('First question')]).toEqual([true, false]);
});
