import type { Host } from 'shared-types/host/host';
import { startChoosing } from '../../parts/data-table/choosing.effects';
import type { messages } from './orders.messages';

/** Several orders are chosen by one click. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  startChoosing(root, host);
}
