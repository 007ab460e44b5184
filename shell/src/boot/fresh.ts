import { createFreshPagePort } from '../ports/fresh-page.port';
import { createPageGlobalPort } from '../ports/page-global.port';
import { createFreshHtml } from '../release/fresh-html';

const page = createPageGlobalPort().read();
if (page) page.fresh = (input) => createFreshHtml({ ...input, freshPage: createFreshPagePort() });
