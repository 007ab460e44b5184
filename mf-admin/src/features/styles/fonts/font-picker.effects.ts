import type { Host } from 'shared-types/host/host';
import type { messages } from '../styles.messages';
import type { CatalogFont, FontCatalog } from './font-catalog';
import { fontOptions } from './font-options.effects';
import { lazyFaces, type FaceResults, type LazyFaces } from './lazy-faces.effects';

/** If so many in a row do not come, it is the line and not the fonts. */
const MANY = 3;

export interface FontPicker {
  /** Opens with the current choice. `choose` is called with the next one. */
  open(choice: { readonly title: string; readonly name: string; readonly choose: (font: CatalogFont) => void }): void;
  /** Draw names outside of the picker in their own faces. */
  readonly faces: Pick<LazyFaces, 'draw' | 'watch'>;
}

/**
 * The dialog of fonts: a combobox with a list box, as the ARIA Authoring Practices describe them. Arrow keys, and Home and End in
 * an empty search or in the list, choose; Enter takes; Escape, the button or a press beside it close it, and the focus returns.
 */
export function createFontPicker(
  dialog: HTMLDialogElement,
  catalog: FontCatalog,
  { announcer, stop, text }: Pick<Host<typeof messages>, 'announcer' | 'stop' | 'text'>,
): FontPicker {
  const find = <T extends HTMLElement>(name: string) => dialog.querySelector<T>(`[data-font-${name}]`) as T;
  const input = dialog.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
  const [list, status, trouble, retry] = ['list', 'status', 'trouble', 'retry'].map((name) => find(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const filter = find<HTMLSelectElement>('filter');
  const options = fontOptions(input, list, catalog);
  let take: (font: CatalogFont) => void = () => undefined;

  const report = (font: CatalogFont, hasCome: boolean, { failed, inARow }: FaceResults): void => {
    const note = font.option.querySelector<HTMLElement>('[data-font-failed]');
    if (note) {
      note.hidden = hasCome;
      note.textContent = hasCome ? '' : text('fontPreviewFailed', { fontName: font.label });
    }
    trouble.textContent = inARow >= MANY ? text('fontsFailed') : '';
    retry.hidden = failed === 0;
  };
  const faces = lazyFaces({ catalog, stop, report });

  const look = (): void => {
    status.textContent = text('fontsFound', { count: options.filter(input.value, filter.value) });
  };
  const finish = (font: CatalogFont | undefined): void => {
    if (!font) return;
    dialog.close();
    take(font);
    announcer.announce(text('fontChosen', { fontName: font.label }));
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.isComposing || filter.contains(event.target as Node)) return;
    const isTyping = event.target === input && input.value !== '';
    const steps = { ArrowDown: 1, ArrowUp: -1, ...(isTyping ? {} : { Home: 'first', End: 'last' }) } as const;
    const step = (steps as Readonly<Record<string, 1 | -1 | 'first' | 'last' | undefined>>)[event.key];
    const isTaken = event.key === 'Enter' && (event.target === input || event.target === list);
    if (step === undefined && !isTaken) return;
    event.preventDefault();
    if (step === undefined) finish(options.current());
    else options.move(step);
  };
  const escaped = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // The page has an Escape of its own.
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  };
  const clicked = ({ target }: Event): void => {
    const name = target instanceof Element ? target.closest<HTMLElement>('[data-font]')?.dataset.font : undefined;
    if (name !== undefined) finish(catalog.get(name));
    else if (target === dialog) dialog.close();
  };

  const on = { signal: stop };
  input.addEventListener('input', look, on);
  filter.addEventListener('input', look, on);
  dialog.addEventListener('keydown', pressed, on);
  dialog.addEventListener('keydown', escaped, on);
  dialog.addEventListener('click', clicked, on);
  find('close').addEventListener('click', () => dialog.close(), on);
  const again = (): void => {
    faces.retry();
    // The button hides once all have come.
    input.focus();
  };
  retry.addEventListener('click', again, on);
  // The page may come back from the cache, where it would still be open.
  window.addEventListener('pagehide', () => dialog.close(), on);
  stop.addEventListener('abort', () => dialog.close());
  faces.watch(dialog);

  return {
    faces,
    open({ title, name, choose }) {
      take = choose;
      find('heading').textContent = title;
      [input.value, filter.value] = ['', ''];
      dialog.showModal();
      look();
      options.choose(name);
      input.focus();
    },
  };
}
