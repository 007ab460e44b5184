import type { Host } from 'shared-types/host/host';
import { showColors } from '../../parts/theme-preview/show-colors.effects';
import { followForm } from './follow-form.effects';
import { formColors } from './form-colors';

/** Shows the colours of the form on the page in a frame, which visitors do not see. */
export function previewColors(form: HTMLFormElement, frame: HTMLIFrameElement, { stop }: Pick<Host, 'stop'>): void {
  const show = (): void => {
    // Null for a page of another site.
    const root = frame.contentDocument?.documentElement;
    if (root) showColors(root, formColors(form));
  };
  frame.addEventListener('load', show, { signal: stop });
  followForm(form, stop, show);
}
