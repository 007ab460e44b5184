import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { DocumentPage } from 'shared-types/site/site-document';
import { changeShop } from '../browser/open/changed-shop';
import type { Shop } from '../browser/open/shop';

export async function setForm(shop: Shop, settings: object): Promise<void> {
  await changeShop(shop, (sample) => ({ ...sample, pages: sample.pages.map((page) => withForm(page, settings)) }));
}

/** The page with these settings of its form, if it is the one with the shop's form. */
export function withForm(page: DocumentPage, settings: object): DocumentPage {
  if (page.path !== '/contact') return page;
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === BLOCK_TYPE.form ? { ...block, settings: { ...(block.settings as object), ...settings } } : block,
    ),
  };
}
