import { BISTRO } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { PURCHASE_PAGES, BISTRO_PARTS } from './site-parts';

describeLostParts({ ...BISTRO_PARTS, site: BISTRO, loss: 'fails', pages: PURCHASE_PAGES });
