import type { Host } from 'shared-types/host/host';
import { startChoosing } from '../../parts/data-table/choosing.effects';
import { keepOneEdit } from './keep-one-edit.effects';
import type { messages } from './tags.messages';

/** Several tags are chosen by one click, and one is edited at a time. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  startChoosing(root, host);
  keepOneEdit(root, host);
}
