import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

/**
 * Shows the busy text on the button of a form; returns the function that restores it. Until then the text is not in the
 * page, because text browsers would show it.
 *
 * @implements FORM-04
 */
export function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector(`[${BLOCK_ATTRIBUTE.formBusy}][aria-busy]`);
  const idle = [...(button?.childNodes ?? [])];
  button?.replaceChildren(button.getAttribute(BLOCK_ATTRIBUTE.formBusy) ?? '');
  return () => button?.replaceChildren(...idle);
}
