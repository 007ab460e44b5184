import type { Host } from 'shared-types/host/host';
import { startRuleForm } from '../../parts/rule-form/rule-form.effects';
import type { strings } from './coupon-editor.strings';

/** Keeps what is not saved of a coupon from being left by accident. */
export function start(root: HTMLElement, host: Host<typeof strings>): void {
  startRuleForm(root, host);
}
