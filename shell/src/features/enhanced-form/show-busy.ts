import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

/**
 * Lets the button of a form on its way say so; gives the way to what it said before. The words are no text of the page
 * until then: a browser of text would show them.
 *
 * @implements FORM-04
 */
export function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector(`[${BLOCK_ATTRIBUTE.formBusy}][aria-busy]`);
  const idle = [...(button?.childNodes ?? [])];
  button?.replaceChildren(button.getAttribute(BLOCK_ATTRIBUTE.formBusy) ?? '');
  return () => button?.replaceChildren(...idle);
}
