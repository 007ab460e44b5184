import type { Host } from 'shared-types/host/host';
import { startPasskeyForms } from '../../parts/passkey/passkey.effects';
import type { messages } from './sign-in.messages';

export function start(root: HTMLElement, host: Host<typeof messages>): void {
  startPasskeyForms(root, host);
}
