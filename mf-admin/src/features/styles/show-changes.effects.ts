import type { StyleValues } from 'shared-types/admin/styles';
import { dirtyPaths } from 'shared-types/admin/theme/dirty-paths';
import { themeOfValues } from 'shared-types/admin/theme/style-values';
import type { Host } from 'shared-types/host/host';
import { followForm } from './follow-form.effects';
import { formTheme } from './form-theme';
import type { messages } from './styles.messages';

/** Says which parts of the look would change. */
export function showChanges(
  form: HTMLFormElement,
  { stop, text, context }: Pick<Host<typeof messages>, 'stop' | 'text' | 'context'>,
): void {
  const note = form.querySelector<HTMLElement>('[data-changes]');
  if (!note) return;
  const saved = themeOfValues(JSON.parse(note.dataset.changes ?? '') as StyleValues);
  const list = new Intl.ListFormat(context.locale, { type: 'conjunction' });
  followForm(form, stop, () => {
    const paths = dirtyPaths(saved, formTheme(form));
    const parts = paths.map((path) => text('changedPart', { path: path.replace('.', '_') }));
    note.hidden = parts.length === 0;
    note.textContent = parts.length === 0 ? '' : text('changedParts', { parts: list.format(parts) });
  });
}
