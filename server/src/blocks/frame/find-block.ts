import type { Block } from 'shared-types/site/page/page';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';

export interface FoundBlock {
  readonly block: Block;
  readonly page: SitePage;
}

export function findBlock({ pages }: Pick<Site, 'pages'>, id: string): FoundBlock | undefined {
  for (const page of pages) {
    const block = page.blocks.get(id);
    if (block) return { block, page };
  }
  return undefined;
}
