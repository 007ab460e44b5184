import type { Host } from 'shared-types/host/host';
import { keepUnsaved, type KeepUnsavedParts } from '../settings-form/keep-unsaved.effects';
import { watchSending } from '../settings-form/watch-sending.effects';

/** What the page of a rule works with. */
type RuleFormHost = KeepUnsavedParts['host'] & Pick<Host, 'bus' | 'stop'>;

/**
 * Keeps what is not saved from being left by accident, and leads to what the server says is wrong. The shell sends the form, and
 * goes on to the rule as it is saved.
 */
export function startRuleForm(root: HTMLElement, host: RuleFormHost): void {
  const form = root.querySelector('form');
  if (!form) return;
  const nothing = (): void => undefined;
  keepUnsaved({ form, host }, nothing);
  watchSending(form, host, { enter: nothing, leave: nothing });
}
