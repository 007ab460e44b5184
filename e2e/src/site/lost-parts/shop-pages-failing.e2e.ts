import { SHOP } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { SITE_PAGES, SHOP_PARTS } from './site-parts';

describeLostParts({ ...SHOP_PARTS, site: SHOP, loss: 'fails', pages: SITE_PAGES });
