import { BISTRO } from './sample-sites';
import { describeSoundPages } from './sound-page';

describeSoundPages({ ...BISTRO, paths: BISTRO.paths.filter((path) => !/voucher|cart|checkout/.test(path)) });
