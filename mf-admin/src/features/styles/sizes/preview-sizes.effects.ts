import type { StylesView } from 'shared-types/admin/styles';
import type { Host } from 'shared-types/host/host';
import { SIZE_PROPERTIES, sizeProperties } from 'shared-types/site/theme/theme-sizes';
import { formTheme } from '../form-theme';
import { followForm } from '../follow-form.effects';

const PROPERTIES = [
  ...(['sm', 'md', 'lg', 'xl', '2xl', '3xl', 'display'] as const).map((step) => `--text-${step}` as const),
  ...SIZE_PROPERTIES,
];

/** Shows the sizes of the form on the page in a frame, which visitors do not see. */
export function previewSizes(
  form: HTMLFormElement,
  frame: HTMLIFrameElement,
  { stop, sheets }: Pick<Host, 'stop'> & Pick<StylesView, 'sheets'>,
): void {
  const show = (): void => {
    // Null for a page of another site.
    const root = frame.contentDocument?.documentElement;
    if (!root) return;
    const chosen = sizeProperties(formTheme(form).sizes);
    for (const name of PROPERTIES) {
      const value = chosen[name];
      if (value === undefined) root.style.removeProperty(name);
      else root.style.setProperty(name, value);
    }
  };
  const load = (): void => {
    for (const sheet of sheets ?? []) addSheet(frame.contentDocument, sheet);
    show();
  };
  frame.addEventListener('load', load, { signal: stop });
  load();
  followForm(form, stop, show);
}

/** A page of a site with the design's sizes does not have the sheets. */
function addSheet(page: Document | null, href: string): void {
  if (!page || page.querySelector(`link[href="${href}"]`)) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  page.head.append(link);
}
