import { catalogueOf } from '../../site/catalogue/catalogue';
import { teaserOf } from '../../site/catalogue/teaser';
import type { Candidate, FindItems } from './candidate';

/** The products of a shop that visitors may see, in the shop's order. */
export async function findProducts({ services, site, summary }: FindItems): Promise<readonly Candidate[]> {
  const shopId = site.pages.find(({ path }) => path === summary.collection)?.id;
  const catalogue = await catalogueOf(services.db, site);
  return catalogue
    .filter(({ collectionId }) => collectionId === shopId)
    .map((entry) => {
      const product = teaserOf(entry);
      const { slug, excerpt } = entry.product;
      const { path, title, picture } = product;
      return {
        name: slug,
        item: { path, title, product, ...(excerpt ? { text: excerpt } : {}), ...(picture ? { picture } : {}) },
        changedAt: entry.changedAt,
      };
    });
}
