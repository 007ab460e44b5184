import type { Host } from 'shared-types/host/host';
import { copyByButton } from '../../parts/copy-button/copy-by-button.effects';
import type { messages } from './domains.messages';
import { followChecks } from './follow-checks.effects';

/** Copies records, and follows the checks of the server without reloading the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const copied = host.text('copied');
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]'))
    copyByButton(button, { value: button.dataset['copy'] ?? '', copied }, host);
  followChecks(root, host);
}
