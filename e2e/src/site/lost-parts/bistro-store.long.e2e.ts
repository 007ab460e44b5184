import { BISTRO } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { BISTRO_PARTS, STORE_PAGES } from './site-parts';

describeLostParts({ ...BISTRO_PARTS, site: BISTRO, pages: STORE_PAGES });
