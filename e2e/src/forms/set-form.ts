import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { importSite } from '../../../server/src/site/import/import-site';
import type { Shop } from '../browser/open-shop';

const SAMPLE = join(__dirname, '../../../server/sample/shop');

/** Changes the settings of the sample shop's contact form, as its owner would. */
export async function setForm(shop: Shop, settings: object): Promise<void> {
  const { db, objects, sites } = shop.server.services;
  const sample = JSON.parse(await readFile(join(SAMPLE, 'site.json'), 'utf8')) as SiteDocument;
  const document = { ...sample, pages: sample.pages.map((page) => withForm(page, settings)) };
  const read = (file: string) => readFile(join(SAMPLE, 'pictures', file));
  const result = await importSite({ db, objects, document, pictures: { read } });
  if (!result.ok) throw new Error(result.errors.join('\n'));
  sites.invalidate(result.siteId);
}

function withForm(page: DocumentPage, settings: object): DocumentPage {
  if (page.path !== '/contact') return page;
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === BLOCK_TYPE.form ? { ...block, settings: { ...(block.settings as object), ...settings } } : block,
    ),
  };
}
