import type { Host } from 'shared-types/host/host';
import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { readTags, tagsText } from 'shared-types/site/page/tags-text';
import { createChips } from './create-chips.effects';

type TagHost = Pick<Host, 'announcer' | 'stop'> & {
  readonly text: (key: 'tagRemove' | 'tagRemoved' | 'tagAdded', values: { readonly name: string }) => string;
};

/** Shows the tags of a field as chips, each with a button that removes it, before a field for the next one. */
export function startTagField(root: HTMLElement, { announcer, stop, text }: TagHost): void {
  const field = root.querySelector<HTMLElement>('[data-tag-field]');
  const line = field?.querySelector<HTMLInputElement>('input[name]');
  if (!field || !line) return;
  const entry = entryFor(line);
  const tags = (): string[] => readTags(line.value);
  const write = (next: readonly string[], said: string): void => {
    line.value = tagsText(next);
    line.dispatchEvent(new Event('input', { bubbles: true }));
    draw();
    announcer.announce(said);
  };
  const remove = (place: number): void => {
    const name = tags()[place] ?? '';
    write(
      tags().filter((_, index) => index !== place),
      text('tagRemoved', { name }),
    );
    if (!chips.focus(place)) entry.focus();
  };
  const chips = createChips({ label: (name) => text('tagRemove', { name }), onRemove: remove });
  const draw = (): void => {
    chips.draw(tags());
    entry.readOnly = tags().length >= PAGE_RECORD_LIMIT.tags;
  };
  /** Takes what was typed as tags; the last one is still typed if it has no comma after it. */
  const add = (typed: string): void => {
    const added = readTags(typed);
    if (added.length === 0) return;
    write(
      readTags(tagsText([...tags(), ...added])).slice(0, PAGE_RECORD_LIMIT.tags),
      text('tagAdded', { name: added.join(', ') }),
    );
  };
  const addAll = (): void => {
    add(tagsText([entry.value]));
    entry.value = '';
  };
  const type = (event: Event): void => {
    const end = entry.value.lastIndexOf(',');
    const isChosen = !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
    if (end >= 0) {
      add(entry.value.slice(0, end));
      entry.value = entry.value.slice(end + 1).trimStart();
    } else if (isChosen) addAll();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && entry.value.trim() !== '') {
      event.preventDefault();
      addAll();
    } else if (event.key === 'Backspace' && entry.value === '' && tags().length > 0) {
      event.preventDefault();
      remove(tags().length - 1);
    }
  };
  entry.addEventListener('input', type, { signal: stop });
  entry.addEventListener('keydown', press, { signal: stop });
  entry.addEventListener('blur', addAll, { signal: stop });
  line.form?.addEventListener('reset', () => queueMicrotask(draw), { signal: stop });
  line.hidden = true;
  line.before(chips.list);
  line.after(entry);
  draw();
}

/** The field for the next tag has the label and the notes of the line. */
function entryFor(line: HTMLInputElement): HTMLInputElement {
  const entry = document.createElement('input');
  const { id } = line;
  line.removeAttribute('id');
  entry.id = id;
  entry.type = 'text';
  entry.dir = 'auto';
  entry.maxLength = PAGE_RECORD_LIMIT.tag;
  entry.autocomplete = 'off';
  entry.setAttribute('list', `${id}-names`);
  const notes = line.getAttribute('aria-describedby');
  if (notes !== null) entry.setAttribute('aria-describedby', notes);
  return entry;
}
