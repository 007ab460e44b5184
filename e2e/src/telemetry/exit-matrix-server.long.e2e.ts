/** @needs-windows */
import { SERVER_EXITS } from './server-exits';
import { proveExits } from './prove-exits';

proveExits(SERVER_EXITS);
