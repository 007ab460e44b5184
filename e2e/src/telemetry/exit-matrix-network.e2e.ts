/** @needs-windows */
import { NETWORK_EXITS } from './network-exits';
import { proveExits } from './prove-exits';

proveExits(NETWORK_EXITS);
