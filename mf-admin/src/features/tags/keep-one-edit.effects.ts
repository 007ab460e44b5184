import type { Host } from 'shared-types/host/host';
import type { messages } from './tags.messages';

/**
 * Opening another tag closes the open one; one with an unsaved name stays, and says so.
 *
 * @implements TAG-02
 */
export function keepOneEdit(root: HTMLElement, { stop, text }: Pick<Host<typeof messages>, 'stop' | 'text'>): void {
  const open = (event: MouseEvent): void => {
    const edit = event.target instanceof Element ? editOf(event.target) : undefined;
    if (!edit || edit.open) return;
    const other = [...root.querySelectorAll<HTMLDetailsElement>('[data-tag-edit][open]')].find((one) => one !== edit);
    if (!other) return;
    const input = other.querySelector<HTMLInputElement>('[data-saved]');
    if (!input || input.value === input.dataset['saved']) {
      other.open = false;
      return;
    }
    event.preventDefault();
    warn(other, text('onlyOne'));
    input.focus();
  };
  const forget = ({ target }: Event): void => {
    const edit = target instanceof Element ? target.closest('[data-tag-edit]') : undefined;
    if (edit) warn(edit, '');
  };
  root.addEventListener('click', open, { signal: stop });
  root.addEventListener('input', forget, { signal: stop });
}

/** The edit that a click on its summary would open. */
function editOf(target: Element): HTMLDetailsElement | undefined {
  const edit = target.closest('summary')?.parentElement;
  return edit instanceof HTMLDetailsElement && 'tagEdit' in edit.dataset ? edit : undefined;
}

function warn(edit: Element, message: string): void {
  const place = edit.querySelector('[data-only-one]');
  if (place) place.textContent = message;
}
