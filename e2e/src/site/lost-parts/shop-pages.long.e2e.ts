import { SHOP } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { SHOP_PARTS, SITE_PAGES } from './site-parts';

describeLostParts({ ...SHOP_PARTS, site: SHOP, pages: SITE_PAGES });
