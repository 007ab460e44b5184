import { EDIT_MODE_CLASS } from 'shared-types/admin/design';
import type { DesignParts } from './design-parts';
import { pageInFrame } from './page-in-frame';
import { trackMouse } from './track-mouse.effects';

/**
 * Switches edit mode of framed pages. Mouse tracking is limited to accounts.
 * @implements START-20 UTIL-12
 */
export function editBlocks({ design, frame, host }: DesignParts): void {
  const { bus, context, stop } = host;
  const button = design.querySelector<HTMLButtonElement>('[data-blocks]');
  if (!button || !context.authenticatedAccount) return;
  let isEditing = false;
  let forget: (() => void) | undefined;
  const apply = (): void => {
    pageInFrame(frame)?.document.body.classList.toggle(EDIT_MODE_CLASS, isEditing);
    forget?.();
  };

  bus.on('admin/editing-changed').subscribe((change) => {
    isEditing = change.isEditing;
    button.setAttribute('aria-pressed', String(isEditing));
    apply();
  });
  bus.on('admin/frame-loaded').subscribe(() => {
    const page = pageInFrame(frame)?.document;
    forget = page && trackMouse(page, stop);
    apply();
  });
  const change = (): void => bus.send('admin/editing-changed', { isEditing: !isEditing });
  button.addEventListener('click', change, { signal: stop });
  button.hidden = false;
  stop.addEventListener('abort', () => {
    isEditing = false;
    apply();
  });
}
