import { BISTRO } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { PRODUCT_PAGES, BISTRO_PARTS } from './site-parts';

describeLostParts({ ...BISTRO_PARTS, site: BISTRO, loss: 'hangs', pages: PRODUCT_PAGES });
