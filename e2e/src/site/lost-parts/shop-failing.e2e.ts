import { SHOP } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { SHOP_PARTS } from './site-parts';

describeLostParts({ ...SHOP_PARTS, site: SHOP, loss: 'fails' });
