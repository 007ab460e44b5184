import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { CHOSEN_TAG_PREFIX, TAGS_CALLS } from 'shared-types/admin/pages/tags';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { pageAt } from '../../blocks/collection/page-at.fixture';
import { EDITOR, preparePages, WRITER } from '../pages/pages.fixture';
import { findTags } from '../../site/tags/find-tags';
import { recordTags } from '../../site/tags/record-tags';

const pages = preparePages();
const { renameTag, changeTags, undoTags } = TAGS_CALLS;
let owner: Shopper;

const post = (slug: string, tags: readonly string[]) =>
  pageAt(`/journal/${slug}`, [[BLOCK_TYPE.post, {}]], {
    title: slug,
    record: { type: 'post', publishedAt: '2026-03-02T09:00:00Z', tags },
  });
const event = pageAt('/events/fair', [[BLOCK_TYPE.event, {}]], {
  title: 'Fair',
  record: { type: 'event', startsAt: '2030-01-01T09:00:00Z', timeZone: 'UTC', tags: ['Clay'] },
});
const document = exampleDocument();
const site = {
  ...document,
  pages: [
    ...document.pages,
    pageAt('/journal', [[BLOCK_TYPE.journal, {}]]),
    pageAt('/events', [[BLOCK_TYPE.events, {}]]),
    event,
    post('first', ['Clay', 'clay', 'Fire']),
    post('second', ['Clay']),
    post('third', ['Kilns']),
  ],
};

beforeEach(async () => {
  for (const table of ['former_tag', 'tag_change'] as const) await pages.open.db.deleteFrom(table).execute();
  await pages.open.db.updateTable('site').set({ document_hash: '' }).execute();
  await pages.open.load(site);
  owner = await pages.as(EDITOR);
});

const siteId = async () =>
  (await pages.open.db.selectFrom('site').select('id').where('identifier', '=', 'example').executeTakeFirstOrThrow())
    .id;
const all = async () => findTags(pages.open.db, await siteId());
const tag = async (name: string) => (await all()).find((one) => one.name === name)!;
const counts = async () => (await all()).map(({ name, pages: used }) => `${name} ${used.length}`);
const rename = async (from: string, name: string, more: object = {}) => {
  const { id, base } = await tag(from);
  return owner.call('POST', renameTag.path, { tag: id, base, name, ...more });
};
const undo = async (change?: string) => {
  const last = await pages.open.db.selectFrom('tag_change').select('id').executeTakeFirst();
  return owner.call('POST', undoTags.path, { change: change ?? last?.id });
};
const boxes = async (...names: readonly string[]) => {
  const chosen = await Promise.all(names.map(tag));
  return Object.fromEntries(chosen.map(({ id, base }) => [CHOSEN_TAG_PREFIX + id, base]));
};
const stored = async (path: string) => {
  const found = pages.open.db.selectFrom('page').select('record').where('path', '=', path);
  return recordTags((await found.executeTakeFirstOrThrow()).record ?? undefined);
};

test('the list counts the posts and events of each tag, in all spellings, and names them', async () => {
  expect(await counts()).toEqual(['Clay 3', 'Fire 1', 'Kilns 1']);
  const { body } = await owner.get(ADMIN_PATH.tags);
  const id = await pages.idOf('/journal/second');
  expect(body).toContain(`href="${ADMIN_PATH.pageSettings.replace('{slug}', id)}"`);
  expect((await owner.get(`${ADMIN_PATH.tags}?q=kil`)).body).not.toContain('>Clay</bdi>');
});

test('a renamed tag changes on every page at once, and its address leads to the new one', async () => {
  const journal = (query: string) => pages.open.visitor().get(`/journal?${query}`);
  expect((await journal('tag=clay')).body).toContain('second');
  expect((await rename('Clay', 'Ceramics')).statusCode).toBe(200);
  expect(await counts()).toEqual(['Ceramics 3', 'Fire 1', 'Kilns 1']);
  expect([await stored('/journal/first'), await stored('/events/fair')]).toEqual([['Ceramics', 'Fire'], ['Ceramics']]);
  const { statusCode, headers } = await journal('tag=Clay');
  expect([statusCode, headers.location]).toEqual([303, '/journal?tag=ceramics']);
  expect((await pages.open.visitor().get('/events?tag=clay')).headers.location).toBe('/events?tag=ceramics');
  await rename('Ceramics', 'Pottery');
  expect((await journal('tag=clay')).headers.location).toBe('/journal?tag=pottery');
});

test('a later publication and a later import do not bring the old tag back', async () => {
  const id = await pages.idOf('/journal/second');
  await pages.change(owner, id, [{ op: 'replace', path: '/title', value: 'Changed' }]);
  await rename('Clay', 'Ceramics');
  expect((await pages.publish(owner, id)).statusCode).toBe(200);
  expect(await stored('/journal/second')).toEqual(['Ceramics']);
  await pages.open.load({ ...site, site: { ...site.site, tagline: 'New' } });
  expect([await stored('/journal/second'), await stored('/journal/first')]).toEqual([
    ['Ceramics'],
    ['Ceramics', 'Fire'],
  ]);
});

test('a change of tags that was made on the draft before is a conflict for an editor who has it open', async () => {
  const id = await pages.idOf('/journal/second');
  await rename('Clay', 'Ceramics');
  const patch = [{ op: 'replace', path: '/record/tags', value: ['Clay', 'Mine'] }] as const;
  const late = await pages.change(owner, id, patch, { revision: 0 });
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/page-conflict']);
  const { isChanged, content } = await pages.draft(owner, id);
  expect([isChanged, recordTags(content.record)]).toEqual([false, ['Ceramics']]);
});

spec(
  'TAG-01',
  'a name that another tag has is refused at the field, and the form offers to merge the two',
  async () => {
    const reply = await rename('Fire', 'clay');
    expect([reply.statusCode, reply.json().data.errors]).toEqual([400, { name: 'This tag already exists' }]);
    expect(await counts()).toEqual(['Clay 3', 'Fire 1', 'Kilns 1']);
    const block = firstFormBlock((await owner.get(ADMIN_PATH.tags)).body);
    const { id, base } = await tag('Fire');
    const form = { tag: id, base, name: 'clay', page: ADMIN_PATH.tags, block };
    const { statusCode, body } = await owner.post(renameTag.path, form);
    expect([statusCode, body.includes('This tag already exists'), body.includes('Merge into “Clay”')]).toEqual([
      422,
      true,
      true,
    ]);
  },
);

test('merging asks how many pages change, and changes all of them', async () => {
  const block = firstFormBlock((await owner.get(ADMIN_PATH.tags)).body);
  const form = { ...(await boxes('Clay', 'Fire')), act: 'merge', into: 'kilns', page: ADMIN_PATH.tags, block };
  const asked = await owner.post(changeTags.path, form);
  expect(asked.body).toContain('Merge “Clay” and “Fire” into “kilns”? 3 pages change at once.');
  expect(await counts()).toEqual(['Clay 3', 'Fire 1', 'Kilns 1']);
  const done = await owner.post(changeTags.path, { ...form, confirmed: 'yes' });
  expect((await owner.get(String(done.headers.location))).body).toContain('Tags merged');
  expect(await counts()).toEqual(['Kilns 4']);
  expect(await stored('/journal/first')).toEqual(['Kilns']);
});

test('a removed tag is gone from all pages', async () => {
  const reply = await owner.call('POST', changeTags.path, { ...(await boxes('Clay')), act: 'remove' });
  expect(reply.statusCode).toBe(200);
  expect([await counts(), await stored('/journal/first'), await stored('/journal/second')]).toEqual([
    ['Fire 1', 'Kilns 1'],
    ['Fire'],
    undefined,
  ]);
});

test('the last change is undone on every page, and old addresses lead where they led before', async () => {
  const id = await pages.idOf('/journal/second');
  await rename('Kilns', 'Ovens');
  await pages.change(owner, id, [{ op: 'replace', path: '/record/tags', value: ['Clay', 'Draft'] }]);
  const merged = { ...(await boxes('Clay', 'Fire', 'Ovens')), act: 'merge', into: 'Ceramics' };
  expect((await owner.call('POST', changeTags.path, merged)).statusCode).toBe(200);
  expect(await counts()).toEqual(['Ceramics 4', 'Draft 1']);
  const { body } = await owner.get(ADMIN_PATH.tags);
  expect(body).toContain('Tags merged into “Ceramics”: “Clay”, “Fire” and “Ovens”');
  expect((await undo()).statusCode).toBe(200);
  expect(await counts()).toEqual(['Clay 3', 'Draft 1', 'Fire 1', 'Ovens 1']);
  expect(await stored('/journal/first')).toEqual(['Clay', 'clay', 'Fire']);
  expect([await stored('/journal/second'), await stored('/events/fair')]).toEqual([['Clay'], ['Clay']]);
  expect(recordTags((await pages.draft(owner, id)).content.record)).toEqual(['Clay', 'Draft']);
  const ways = pages.open.db.selectFrom('former_tag').select(['tag_key', 'now_key']);
  expect(await ways.execute()).toEqual([{ tag_key: 'kilns', now_key: 'ovens' }]);
  expect((await owner.get(ADMIN_PATH.tags)).body).not.toContain(undoTags.path);
});

test('a removal is undone, also on pages that have no tag left', async () => {
  const id = await pages.idOf('/journal/second');
  await pages.change(owner, id, [{ op: 'replace', path: '/title', value: 'Changed' }]);
  const draftAlone = await pages.idOf('/journal/third');
  await pages.change(owner, draftAlone, [{ op: 'replace', path: '/record/tags', value: ['Clay'] }]);
  await owner.call('POST', changeTags.path, { ...(await boxes('Clay')), act: 'remove' });
  await undo();
  expect([await stored('/journal/second'), await stored('/journal/first')]).toEqual([
    ['Clay'],
    ['Clay', 'clay', 'Fire'],
  ]);
  const { content } = await pages.draft(owner, id);
  expect([content.title, recordTags(content.record)]).toEqual(['Changed', ['Clay']]);
  expect(recordTags((await pages.draft(owner, draftAlone)).content.record)).toEqual(['Clay']);
});

test('pages whose tags somebody has changed since keep them', async () => {
  const id = await pages.idOf('/journal/second');
  await rename('Clay', 'Ceramics');
  await pages.change(owner, id, [{ op: 'replace', path: '/record/tags', value: ['Ceramics', 'Mine'] }]);
  await pages.publish(owner, id);
  expect((await undo()).json().location).toContain('done=undo&count=2');
  expect([await stored('/journal/second'), await stored('/events/fair')]).toEqual([['Ceramics', 'Mine'], ['Clay']]);
});

test('only the last change can be undone, once', async () => {
  await rename('Clay', 'Ceramics');
  const { id } = await pages.open.db.selectFrom('tag_change').select('id').executeTakeFirstOrThrow();
  await rename('Fire', 'Flame');
  const late = await undo(id);
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/tags-undo-late']);
  expect((await undo()).statusCode).toBe(200);
  expect((await undo(id)).statusCode).toBe(409);
  expect(await counts()).toEqual(['Ceramics 3', 'Fire 1', 'Kilns 1']);
});

test('of two owners who change one tag, the second is told', async () => {
  const { id, base } = await tag('Clay');
  await rename('Clay', 'CLAY');
  const late = await owner.call('POST', renameTag.path, { tag: id, base, name: 'Pottery' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/tag-changed']);
  await rename('CLAY', 'Pottery');
  const gone = await owner.call('POST', renameTag.path, { tag: id, base, name: 'Earth' });
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'admin/tag-gone']);
  expect(await counts()).toEqual(['Fire 1', 'Kilns 1', 'Pottery 3']);
});

spec('TAG-03', 'a tag has at most 50 characters', async () => {
  const long = await rename('Clay', 'x'.repeat(51));
  expect([long.statusCode, long.json().data.errors]).toEqual([400, { name: 'Enter a tag of 1 to 50 characters.' }]);
  expect((await rename('Clay', 'x'.repeat(50))).statusCode).toBe(200);
});

spec('TAG-03', 'the settings of a post change its tags, and refuse longer ones at the field', async () => {
  const pageId = await pages.idOf('/journal/second');
  const settings = { pageId, title: 'second', path: '/journal/second', access: 'everybody', base: '0' };
  const save = (tags: string) => owner.call('POST', PAGE_SETTINGS_CALLS.savePageSettings.path, { ...settings, tags });
  const long = await save(`Clay, ${'x'.repeat(51)}`);
  expect(long.json().data.errors).toEqual({ tags: 'A tag has at most 50 characters.' });
  expect((await save('Kilns, "Salt, pepper", kilns')).statusCode).toBe(200);
  expect(recordTags((await pages.draft(owner, pageId)).content.record)).toEqual(['Kilns', 'Salt, pepper']);
  expect(await counts()).toContain('Salt, pepper 1');
  await rename('Kilns', 'Ovens');
  const late = await save('Kilns, Fire');
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/page-conflict']);
  expect(late.json().data.errors.tags).toBe('Saved meanwhile: Ovens, "Salt, pepper"');
});

test('pages in the bin return with the new tag', async () => {
  const { removePage, returnPage } = PAGES_CALLS;
  const id = await pages.idOf('/journal/second');
  expect((await owner.call('POST', removePage.path, { pageId: id })).statusCode).toBe(200);
  await rename('Clay', 'Ceramics');
  await owner.call('POST', returnPage.path, { pageId: id });
  expect(await stored('/journal/second')).toEqual(['Ceramics']);
});

test('who may not publish pages gets neither the list nor a change', async () => {
  const { id, base } = await tag('Clay');
  const writer = await pages.as(WRITER);
  const reply = await writer.call('POST', renameTag.path, { tag: id, base, name: 'Mine' });
  const undone = await writer.call('POST', undoTags.path, { change: '00000000-0000-4000-8000-000000000000' });
  expect([reply.statusCode, undone.statusCode, (await writer.get(ADMIN_PATH.tags)).statusCode]).toEqual([
    403, 403, 403,
  ]);
});
