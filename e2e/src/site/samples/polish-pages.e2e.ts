import { BISTRO_IN_POLISH } from './sample-sites';
import { describeSoundPages } from './sound-page';

const { paths } = BISTRO_IN_POLISH;

describeSoundPages({ ...BISTRO_IN_POLISH, paths: paths.filter((path) => !/voucher|cart|checkout/.test(path)) });
