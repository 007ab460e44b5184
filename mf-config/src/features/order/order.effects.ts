import type { Host } from 'shared-types/host/host';
import type { strings } from './order.strings';

/**
 * Asks before money or stock moves. It hears a submit before the shell, which sends what nobody has kept from it; without
 * script the form is sent as it is, and its button says what it does.
 */
export function start(root: HTMLElement, { dialogs, stop, text }: Host<typeof strings>): void {
  const agreed = new WeakSet<HTMLFormElement>();
  const question = (form: HTMLFormElement) => {
    const rejectText = text('keep');
    if (form.dataset['ask'] === 'cancel')
      return {
        title: text('cancelTitle'),
        message: text('cancelQuestion'),
        confirmText: text('cancelYes'),
        rejectText,
      };
    const amount = form.querySelector<HTMLInputElement>('[name="amount"]')?.value ?? '';
    const currency = form.dataset['currency'] ?? '';
    const title = text('refundTitle', { amount: `${amount} ${currency}` });
    const message = [text('refundQuestion'), ...withAll(form, amount)].join(' ');
    return { title, message, confirmText: text('refundYes'), rejectText };
  };
  const ask = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    if ((await dialogs.confirm(question(form))) !== 'confirm' || stop.aborted) return;
    agreed.add(form);
    form.requestSubmit(submitter ?? undefined);
  };
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset['ask'] === undefined || agreed.delete(form)) return;
      event.preventDefault();
      // On its way already: the shell keeps it from being sent twice, and nobody is asked about it.
      if (!form.hasAttribute('aria-busy')) void ask(form, event.submitter);
    },
    { signal: stop },
  );
}

/** What the form says happens with all of the rest, where this amount is that. */
function withAll(form: HTMLFormElement, amount: string): string[] {
  const said = form.querySelector<HTMLElement>('[data-with-all]');
  const isAll = Number(amount.replace(',', '.')) === Number(said?.dataset['withAll']);
  return said && isAll ? [said.textContent ?? ''] : [];
}
