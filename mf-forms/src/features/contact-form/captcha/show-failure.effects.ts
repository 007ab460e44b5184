import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

/** Shows above the form why it was not sent, as the shell shows a refusal; what was typed stays. */
export function showFailure(form: HTMLFormElement, message: string): void {
  const place = form.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTE.formError}]`);
  if (!place) return;
  const paragraph = document.createElement('p');
  paragraph.textContent = message;
  place.setAttribute('role', 'alert');
  place.tabIndex = -1;
  place.replaceChildren(paragraph);
  place.focus();
}
