import { randomUUID } from 'node:crypto';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { EXAMPLE_VTT, exampleMp4 } from '../../../../tools/testing/site/example-video';
import { seedAccount } from '../../../../tools/testing/store/seed-account';
import { importSite } from '../import/import-site';
import { prepareImports } from '../import/imports.fixture';
import { storeSomePages } from '../import/store/store-pages';
import { changeDraft } from '../page-draft/change-draft';
import { publishPages } from '../page-publish/publish-pages';
import { documentPage } from './page-content';
import { readContent } from './page-content.schema';
import { findPublishedSite } from './published-site';

const imports = prepareImports();
const { all } = imports;
const FILES: Readonly<Record<string, Buffer>> = { 'wheel.mp4': exampleMp4(), 'wheel.en.vtt': EXAMPLE_VTT };
const VIDEO = {
  name: 'wheel',
  file: 'wheel.mp4',
  captions: [{ file: 'wheel.en.vtt', locale: 'en', label: 'English' }],
};

/** The example with a video on its first page. */
function withVideo(): SiteDocument {
  const document = exampleDocument();
  const [home, ...pages] = document.pages;
  const [text, form] = home!.blocks;
  const video = { ...text!, type: BLOCK_TYPE.video, settings: { title: 'Wheel', file: { video: 'wheel' } } };
  return { ...document, videos: [VIDEO], pages: [{ ...home!, indexed: false, blocks: [video, form!] }, ...pages] };
}

async function load(document: SiteDocument): Promise<string> {
  const from = (files: Readonly<Record<string, Buffer>>) => async (name: string) => {
    const bytes = files[name];
    if (!bytes) throw new Error(`There is no ${name}.`);
    return bytes;
  };
  const { db, objects } = imports;
  const result = await importSite({
    ...{ db, objects, document },
    pictures: { read: from(imports.files) },
    videos: { read: from(FILES) },
  });
  if (!result.ok) throw new Error(result.errors.join('\n'));
  return result.siteId;
}

const find = (siteId: string) => findPublishedSite(imports.db, siteId);
const visible = async () => {
  const [pages, blocks] = [await all('page'), await all('block')];
  const rows = [...pages.map(({ is_kept: _, changed_at: __, content_hash: ___, ...row }) => row), ...blocks];
  return rows.toSorted((one, other) => one.id.localeCompare(other.id));
};

test('published pages are read as their document has them, and are the same once they are stored again', async () => {
  const document = withVideo();
  const siteId = await load(document);
  const site = await find(siteId);
  const read = [...site.contents.values()].map(documentPage);
  expect(read).toEqual(document.pages.toSorted((one, other) => one.path.localeCompare(other.path)));
  for (const content of site.contents.values()) expect(readContent(content)).toEqual({ content });
  const before = await visible();
  const pages = new Map([...site.contents].map(([id, content]) => [id, documentPage(content)]));
  await imports.db
    .transaction()
    .execute((transaction) => storeSomePages({ transaction, siteId, pages, files: site.files }));
  expect(await visible()).toEqual(before);
});

test('a video of a page that an owner has published stays, though the document no longer has it', async () => {
  const siteId = await load(withVideo());
  const { db } = imports;
  const email = `ada-${randomUUID()}@shop.example`;
  await seedAccount(db, { email, roles: { example: ['editor'] } });
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const author = { ...account, displayName: 'Ada' };
  const [pageId = ''] = (await find(siteId)).contents.keys();
  const patch = [{ op: 'replace', path: '/title', value: 'Mine' }] as const;
  const change = { key: randomUUID(), revision: 0, patch, inverse: patch, label: 'changeTitle' } as const;
  await changeDraft(db, { siteId, pageId, author, mayAddScripts: false, change });
  await publishPages(db, { siteId, pages: [{ pageId }], publisher: author, editors: new Map() });
  const before = (await all('block')).find(({ type }) => type === BLOCK_TYPE.video)?.settings;
  await load(exampleDocument());
  expect((await all('block')).find(({ type }) => type === BLOCK_TYPE.video)?.settings).toEqual(before);
  expect((await all('site_file')).map(({ name }) => name).sort()).toEqual(['wheel.en.vtt', 'wheel.mp4']);
});
