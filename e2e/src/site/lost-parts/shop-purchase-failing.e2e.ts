import { SHOP } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { PURCHASE_PAGES, SHOP_PARTS } from './site-parts';

describeLostParts({ ...SHOP_PARTS, site: SHOP, loss: 'fails', pages: PURCHASE_PAGES });
