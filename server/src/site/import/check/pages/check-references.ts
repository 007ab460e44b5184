import type { SiteDocument } from 'shared-types/site/site-document';
import { checkAssets } from '../check-assets';
import { checkCategories } from '../shop/check-categories';
import { checkDonations } from '../shop/check-donations';
import { checkForms } from './check-forms';
import { checkGalleries } from './check-galleries';
import { checkLanguages } from '../check-languages';
import { checkLayouts } from './check-layouts';
import { checkLocks } from './check-locks';
import { checkOrderedItems } from './check-ordered-items';
import { checkPages } from './check-pages';
import { checkPayments } from '../shop/check-payments';
import { checkPopup } from './check-popup';
import { checkPrices } from '../shop/check-prices';
import { checkProducts } from '../shop/check-products';
import { checkRedirects } from './check-redirects';
import { checkBlockSettings } from './check-block-settings';
import { checkSummaries } from './check-summaries';
import { checkValues } from '../check-values';
import { checkVideos } from '../check-videos';
import { findRepeated } from '../find-repeated';
import type { Mistake } from '../mistake';

/** All checks between the parts of a document with a valid shape. */
export function checkReferences(document: SiteDocument): Mistake[] {
  return [
    ...checkNames(document),
    ...checkAssets(document),
    ...checkVideos(document),
    ...checkPages(document),
    ...checkLanguages(document),
    ...checkLocks(document),
    ...checkLayouts(document),
    ...checkDonations(document),
    ...checkForms(document),
    ...checkGalleries(document),
    ...checkBlockSettings(document),
    ...checkPopup(document),
    ...checkProducts(document),
    ...checkCategories(document),
    ...checkOrderedItems(document),
    ...checkSummaries(document),
    ...checkPayments(document),
    ...checkPrices(document),
    ...checkRedirects(document),
    ...checkValues(document),
  ];
}

function checkNames({ site }: SiteDocument): Mistake[] {
  return findRepeated(
    'host',
    site.hosts.map((name, index) => ({ path: ['site', 'hosts', index], name })),
  );
}
