import { SHOP } from '../site/samples/sample-sites';
import { proveCartStart } from './prove-cart-start';

proveCartStart('shop', SHOP);
