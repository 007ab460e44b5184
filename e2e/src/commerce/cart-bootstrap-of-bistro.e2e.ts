import { BISTRO } from '../site/samples/sample-sites';
import { proveCartStart } from './prove-cart-start';

proveCartStart('bistro', BISTRO);
