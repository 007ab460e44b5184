import type { FormReceipt } from 'shared-types/forms/contact-form';

/** Shows the receipt below the form, in place of an earlier one. Its values are only ever text. */
export function showReceipt(root: HTMLElement, { number, fields }: FormReceipt, stop: AbortSignal): void {
  const template = root.querySelector<HTMLTemplateElement>('[data-receipt]');
  const receipt = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  const list = receipt?.querySelector('dl');
  const empty = list?.firstElementChild;
  if (!template || !receipt || !list || !empty) return;
  write(receipt, '[data-receipt-number]', number);
  list.replaceChildren(
    ...fields.map(({ title, values }) => {
      const row = empty.cloneNode(true) as HTMLElement;
      write(row, 'dt', title);
      write(row, 'dd', values.join('\n'));
      return row;
    }),
  );
  if (template.nextElementSibling?.matches('section')) template.nextElementSibling.remove();
  template.after(receipt);
  offerPrint(receipt, stop);
}

/** Without script, the button would do nothing, so it is hidden. */
export function offerPrint(root: HTMLElement, stop: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('[data-print]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => print(), { signal: stop });
  stop.addEventListener('abort', () => (button.hidden = true), { once: true });
}

function write(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}
