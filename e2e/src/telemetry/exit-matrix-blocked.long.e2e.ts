/** @needs-windows */
import { BLOCKED_EXITS } from './server-exits';
import { proveExits } from './prove-exits';

proveExits(BLOCKED_EXITS);
