import type { Host } from 'shared-types/host/host';
import { startRuleForm } from '../../parts/rule-form/rule-form.effects';
import type { messages } from './tax-editor.messages';

/** Keeps what is not saved of a tax rule from being left by accident. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  startRuleForm(root, host);
}
