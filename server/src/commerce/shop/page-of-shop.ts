import type { ShopListing } from 'shared-types/commerce/shop';
import { SHOP_LISTING } from 'shared-types/commerce/shop';
import type { PageOfList } from '../../site/page/loader';

/**
 * A page of a shop for search engines. Sorted and filtered pages are canonicalized to the shop; several pages shown as one,
 * to the first of them.
 */
export function pageOfShop(listing: ShopListing | undefined): PageOfList | undefined {
  if (!listing) return undefined;
  const { firstPage, lastPage, previousPath, nextPath, insteadPath, filters } = listing;
  const isPlain = filters === undefined || (filters.sort === 'featured' && filters.clearPath === undefined);
  const number = isPlain ? firstPage : 1;
  return {
    canonicalQuery: number === 1 ? '' : `?${SHOP_LISTING.pageParameter}=${number}`,
    number: firstPage,
    isItself: isPlain && firstPage === 1 && lastPage === 1,
    ...(previousPath && { previousPath }),
    ...(nextPath && { nextPath }),
    ...(insteadPath && { insteadPath }),
  };
}
