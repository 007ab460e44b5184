import { BISTRO } from '../samples/sample-sites';
import { describeLostParts } from './describe-lost-parts';
import { SITE_PAGES, BISTRO_PARTS } from './site-parts';

describeLostParts({ ...BISTRO_PARTS, site: BISTRO, loss: 'hangs', pages: SITE_PAGES });
