import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { createInPlace, type Editing, type InPlace } from '../in-place/edit-in-place.effects';
import type { EditorHost } from '../../page-editor-host';
import type { PageEditorStore } from '../../state/page-editor-store';
import { followContent, type Following } from './follow-content.effects';
import type { Failures } from './shown-blocks.effects';
import type { FramePage, FrameTarget } from './frame-page';
import { listenToFrame, type PressedAt } from './listen-to-frame.effects';
import type { MeasuredPage } from './measured-page';
import { watchSize } from './watch-size.effects';

export interface OpenPageOptions {
  readonly page: FramePage;
  readonly store: PageEditorStore;
  readonly view: PageEditorView;
  readonly host: EditorHost;
  readonly stop: AbortSignal;
  readonly onMeasure: (measured: MeasuredPage) => void;
  readonly onHover: (target: FrameTarget | undefined) => void;
  readonly onFailures: (failures: Failures) => void;
  readonly onEditing: (editing: Editing | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A framed draft that follows the store. */
export interface OpenPage extends Pick<Following, 'retry'>, Pick<InPlace, 'end'> {
  readonly page: FramePage;
  /** Gets the presses on the page instead of what they usually do; undefined ends that. */
  takePress(taker: ((at: PressedAt) => void) | undefined): void;
}

/** Makes a loaded draft what the owner works on. */
export function openPage(options: OpenPageOptions): OpenPage {
  const { page, store, view, host, stop, onMeasure, onHover, onFailures, onEditing, onKeyDown } = options;
  const measure = watchSize({ page, stop, onMeasure });
  // The draft may have changed while the frame loaded, so it is compared with the draft that the editor began with.
  const base = view.draft.content;
  const following = followContent({
    ...{ page, store, host, base, stop, onFailures },
    ...(view.sections && { sections: view.sections }),
    onChange: measure,
  });
  const onError = (error: unknown): void => void host.telemetry.error(error);
  const edit = (editing: Editing | undefined): void => {
    if (editing && !editing.richText) host.announcer.announce(host.text('canvasEditing'));
    onEditing(editing);
  };
  const inPlace = createInPlace({ page, store, view, following, stop, onChange: edit, onError });
  let taker: ((at: PressedAt) => void) | undefined;
  const press = (target: FrameTarget | undefined, at: PressedAt): void => {
    if (taker) return taker(at);
    if (inPlace.isWithin(at.element)) return;
    inPlace.end();
    if (target?.kind !== 'block') return store.select(target);
    const { selection } = store.getState();
    const isSelected = selection?.kind === 'block' && selection.id === target.id;
    if ((isSelected || at.clicks > 1) && inPlace.begin(target.id, at)) return;
    if (!isSelected) store.select(target);
  };
  const key = (event: KeyboardEvent): void => {
    // Keys of an input method belong to it.
    if (event.defaultPrevented || event.isComposing) return;
    const isTyping = inPlace.isEditing();
    if (event.key === 'Escape') {
      inPlace.end();
      if (!isTyping) store.select(undefined);
    }
    // Keys that are typed into a text, such as Delete, mean nothing else.
    else if (!isTyping || event.ctrlKey || event.metaKey) onKeyDown(event);
  };
  listenToFrame(page, { onHover, onPress: press, onKeyDown: key }, stop);
  // Another block is selected elsewhere, for instance in the panel.
  const watch = store.subscribe(() => {
    const { selection } = store.getState();
    if (!inPlace.isEditing(selection?.kind === 'block' ? selection.id : '')) inPlace.end();
  });
  stop.addEventListener('abort', watch, { once: true });
  const takePress: OpenPage['takePress'] = (next) => void (taker = next);
  return { page, retry: following.retry, end: inPlace.end, takePress };
}
