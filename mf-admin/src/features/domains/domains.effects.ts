import type { Host } from 'shared-types/host/host';
import { copyByButton } from './copy-by-button.effects';
import type { messages } from './domains.messages';
import { followChecks } from './follow-checks.effects';

/** Copies records, and follows the checks of the server without reloading the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) copyByButton(button, host);
  followChecks(root, host);
}
