import { PRODUCT_CALLS, type ProductReply } from 'shared-types/commerce/product';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { z } from 'zod';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import type { MatchedPage } from '../../site/directory/site-page';
import { obstacleTo } from '../../site/page/find/page-access';
import { visitorAt } from '../../site/page/find/page-finder';
import { productAt } from './product-at';

const query = z.object({ path: z.string().startsWith('/').max(2000) });

/**
 * `getProduct`: the product page's data. If the page is not open to the visitor, the answer is the same as for a product
 * that does not exist.
 */
export const getProductRoute: Route = (app, { db }) => {
  app.get(PRODUCT_CALLS.getProduct.path, async (request, reply) => {
    const parsed = query.safeParse(request.query);
    if (!parsed.success) return refuse(reply, 'site/invalid-input');
    const { path } = parsed.data;
    const site = siteOf(request).siteLocaleAt(path);
    const matched = site.pageAt(path);
    if (!matched || !showsProduct(matched)) return refuse(reply, 'site/not-found');
    const visitor = await visitorAt({ db, log: request.log }, request, matched.page);
    if (obstacleTo(matched.page, visitor)) return refuse(reply, 'site/not-found');
    const found = await productAt(db, site, matched.params.slug);
    if (!found) return refuse(reply, 'site/not-found');
    const { descriptionHtml: _itsPageHasIt, ...product } = found.entry.product;
    const body: ProductReply = { product, shopPath: found.shopPath };
    return reply.header('cache-control', 'no-store').send(body);
  });
};

function showsProduct({ page }: MatchedPage): boolean {
  return [...page.blocks.values()].some(({ type }) => type === BLOCK_TYPE.product);
}
