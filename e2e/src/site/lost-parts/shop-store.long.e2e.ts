import { SHOP } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { SHOP_PARTS, STORE_PAGES } from './site-parts';

describeLostParts({ ...SHOP_PARTS, site: SHOP, pages: STORE_PAGES });
