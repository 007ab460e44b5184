/** @needs-windows */
import { OFFLINE_EXITS } from './offline-exits';
import { proveExits } from './prove-exits';

proveExits(OFFLINE_EXITS);
