import { SHOP } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { PRODUCT_PAGES, SHOP_PARTS } from './site-parts';

describeLostParts({ ...SHOP_PARTS, site: SHOP, loss: 'fails', pages: PRODUCT_PAGES });
