import { bringIntoView } from './bring-into-view.effects';

/**
 * A link of the error summary leads to its field with the field's title and what is wrong with it in view: the browser by
 * itself shows what has the focus, which is the input below them.
 */
export function leadToFields(root: HTMLElement, stop: AbortSignal): void {
  let former: AbortController | undefined;
  const lead = (event: MouseEvent): void => {
    const field = fieldOf(event);
    if (!field) return;
    event.preventDefault();
    former?.abort();
    former = new AbortController();
    field.focus({ preventScroll: true });
    bringIntoView(surroundingsOf(field), AbortSignal.any([stop, former.signal]));
  };
  root.addEventListener('click', lead, { signal: stop });
}

/** The field a plain click leads to. With a key held down it is the browser's: another tab, a download. */
function fieldOf({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-form-error] a[href^="#"]');
  const isPlain = !ctrlKey && !metaKey && !shiftKey && !altKey;
  return link && isPlain ? document.getElementById(link.hash.slice(1)) : null;
}

/** Of a field of several inputs, all of it. */
function surroundingsOf(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('fieldset') ?? field.closest<HTMLElement>('.field') ?? field;
}
