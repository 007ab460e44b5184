import type { Host } from 'shared-types/host/host';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { messages } from './order.messages';

/** Confirms actions on money or stock, before the shell sends the form. Without this script, the server asks. */
export function start(root: HTMLElement, { dialogs, stop, text }: Host<typeof messages>): void {
  const agreed = new WeakSet<HTMLFormElement>();
  const question = (form: HTMLFormElement) => {
    const rejectText = text('keep');
    if (form.dataset['confirm'] === 'cancel')
      return {
        title: text('cancelTitle'),
        message: text('cancelQuestion'),
        confirmText: text('cancelYes'),
        rejectText,
      };
    const amount = form.querySelector<HTMLInputElement>('[name="amount"]')?.value ?? '';
    const currency = form.dataset['currency'] ?? '';
    const title = text('refundTitle', { amount: `${amount} ${currency}`.trim() });
    const message = [text('refundQuestion'), ...withAll(form, amount)].join(' ');
    return { title, message, confirmText: text('refundYes'), rejectText };
  };
  const confirm = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    if ((await dialogs.confirm(question(form))) !== 'confirm' || stop.aborted) return;
    agreed.add(form);
    sendConfirmed(form, submitter);
  };
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset['confirm'] === undefined || agreed.delete(form)) return;
      event.preventDefault();
      // A form that is being sent needs no confirmation; the shell ignores the second submit.
      if (!form.hasAttribute('aria-busy')) void confirm(form, event.submitter);
    },
    { signal: stop },
  );
}

/** Makes the shell send the form, once, as confirmed. */
function sendConfirmed(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const yes = Object.assign(document.createElement('input'), { type: 'hidden', name: 'confirmed', value: 'yes' });
  form.append(yes);
  form.setAttribute(BLOCK_ATTRIBUTE.enhance, '');
  form.requestSubmit(submitter ?? undefined);
  yes.remove();
  form.removeAttribute(BLOCK_ATTRIBUTE.enhance);
}

/** The form's note about refunding the whole rest, if the amount is that rest. */
function withAll(form: HTMLFormElement, amount: string): string[] {
  const note = form.querySelector<HTMLElement>('[data-with-all]');
  const all = note?.dataset['withAll'] ?? '';
  const decimals = decimalsOf(all).length;
  return note && unitsIn(amount, decimals) === unitsIn(all, decimals) ? [note.textContent ?? ''] : [];
}

/** Converts an amount with any separators to digits in the smallest unit. */
function unitsIn(amount: string, decimals: number): string {
  const behind = decimalsOf(amount).length;
  return (amount.replace(/\D/g, '') + '0'.repeat(behind > decimals ? decimals : decimals - behind)).replace(/^0+/, '');
}

/** Digits after the last point or comma. */
function decimalsOf(amount: string): string {
  return /[.,](\d*)\s*$/.exec(amount)?.[1] ?? '';
}
