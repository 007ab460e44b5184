import { STYLE_COLORS, type StyleColor } from 'shared-types/admin/styles';
import type { Host } from 'shared-types/host/host';
import { formColors } from './form-colors';

/** Shows the colours of the form on the page in a frame, which visitors do not see. */
export function previewColors(form: HTMLFormElement, frame: HTMLIFrameElement, { stop }: Pick<Host, 'stop'>): void {
  const show = (): void => {
    // Null for a page of another site.
    const root = frame.contentDocument?.documentElement;
    const colors = formColors(form);
    for (const name of STYLE_COLORS) root?.style.setProperty(propertyOf(name), colors[name]);
  };
  form.addEventListener('input', show, { signal: stop });
  frame.addEventListener('load', show, { signal: stop });
  // "Discard changes" resets the form after its event.
  form.addEventListener('reset', () => queueMicrotask(show), { signal: stop });
  show();
}

/** `--color-on-accent` for `onAccent`. */
function propertyOf(name: StyleColor): string {
  return `--color-${name.replace('A', '-a')}`;
}
