import type { Host } from 'shared-types/host/host';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { messages } from './order.messages';

/**
 * Asks before money or stock moves. It hears a submit before the shell, which sends the form once the answer is yes. As long as
 * this is not there the browser sends the form as it is, and the server asks.
 */
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
      // On its way already: the shell keeps it from being sent twice, and nobody is asked about it.
      if (!form.hasAttribute('aria-busy')) void confirm(form, event.submitter);
    },
    { signal: stop },
  );
}

/** Has the shell send the form with yes, this one time. */
function sendConfirmed(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const yes = Object.assign(document.createElement('input'), { type: 'hidden', name: 'confirmed', value: 'yes' });
  form.append(yes);
  form.setAttribute(BLOCK_ATTRIBUTE.enhance, '');
  form.requestSubmit(submitter ?? undefined);
  yes.remove();
  form.removeAttribute(BLOCK_ATTRIBUTE.enhance);
}

/** What the form says happens with all of the rest, where this amount is that. */
function withAll(form: HTMLFormElement, amount: string): string[] {
  const note = form.querySelector<HTMLElement>('[data-with-all]');
  const all = note?.dataset['withAll'] ?? '';
  const decimals = decimalsOf(all).length;
  return note && unitsIn(amount, decimals) === unitsIn(all, decimals) ? [note.textContent ?? ''] : [];
}

/** The digits of an amount in its smallest unit, however its thousands are parted. */
function unitsIn(amount: string, decimals: number): string {
  const behind = decimalsOf(amount).length;
  return (amount.replace(/\D/g, '') + '0'.repeat(behind > decimals ? decimals : decimals - behind)).replace(/^0+/, '');
}

/** What stands behind the last point or comma. */
function decimalsOf(amount: string): string {
  return /[.,](\d*)\s*$/.exec(amount)?.[1] ?? '';
}
