/** @needs-windows */
import { PAGE_EXITS } from './page-exits';
import { proveExits } from './prove-exits';

proveExits(PAGE_EXITS);
