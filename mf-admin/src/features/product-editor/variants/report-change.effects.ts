import type { Host } from 'shared-types/host/host';

/** Tells what a button has changed in the form, beside the rows and to screen readers, and that it is unsaved. */
export function reportChange(form: HTMLFormElement, { announcer }: Pick<Host, 'announcer'>, text: string): void {
  const list = form.querySelector<HTMLElement>('[data-rows]');
  const note = form.querySelector<HTMLElement>('[data-rows-note]');
  const count = list?.querySelectorAll('[data-row]').length ?? 0;
  if (note) note.textContent = text;
  for (const bulk of form.querySelectorAll<HTMLElement>('[data-bulk]')) bulk.hidden = count < 2;
  list?.dispatchEvent(new Event('input', { bubbles: true }));
  announcer.announce(text);
}
