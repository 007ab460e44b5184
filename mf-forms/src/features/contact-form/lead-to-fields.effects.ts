import { bringIntoView } from './bring-into-view.effects';

/**
 * Scrolls from an error summary link to the field with its title and error in view. A browser by itself only shows the
 * focused input, which is below them.
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

/** The field that a plain click leads to; clicks with a modifier key keep their browser meaning. */
function fieldOf({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-form-error] a[href^="#"]');
  const isPlain = !ctrlKey && !metaKey && !shiftKey && !altKey;
  return link && isPlain ? document.getElementById(link.hash.slice(1)) : null;
}

/** The whole field, even if it has several inputs. */
function surroundingsOf(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('fieldset') ?? field.closest<HTMLElement>('.field') ?? field;
}
