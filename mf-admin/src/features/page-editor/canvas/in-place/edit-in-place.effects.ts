import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { setSetting } from '../../commands/setting.commands';
import type { RichText } from '../../../../parts/rich-text-field/rich-text';
import type { PageEditorStore } from '../../state/page-editor-store';
import type { Following } from '../frame/follow-content.effects';
import { blockElements, type FramePage } from '../frame/frame-page';
import type { PressedAt } from '../frame/listen-to-frame.effects';
import { editRichText } from './edit-rich-text.effects';
import { editText } from './edit-text.effects';
import { findPlace, type FoundPlace } from './find-place.effects';
import { placeCaret } from '../../../../parts/rich-text-field/early/place-caret.effects';
import { textPlaces, valueAt } from './text-places';

/** What is being edited where it stands. */
export interface Editing {
  readonly blockId: string;
  readonly element: HTMLElement;
  /** Formatted text has a toolbar. */
  readonly richText?: RichText;
  /** The editor of formatted text could not be loaded; what was typed waits for the next attempt. */
  readonly tryAgain?: () => void;
}

export interface InPlaceOptions {
  readonly page: FramePage;
  readonly store: PageEditorStore;
  readonly view: Pick<PageEditorView, 'blocks'>;
  readonly following: Following;
  readonly stop: AbortSignal;
  readonly onChange: (editing: Editing | undefined) => void;
  readonly onError: (error: unknown) => void;
}

export interface InPlace {
  /** Starts to edit the text that was pressed; false if it is none. */
  begin(blockId: string, at: PressedAt): boolean;
  /** True for an element of the text that is being edited. */
  isWithin(element: Element): boolean;
  /** True while a text is edited; with an id, of this block. */
  isEditing(blockId?: string): boolean;
  end(): void;
}

/** What runs in the edited element. */
interface Editor {
  show(value: string): void;
  /** False if something that was typed is not written yet. */
  stop(): boolean | void;
}

/** Edits texts of blocks where they stand. The block is rendered again when that ends. */
export function createInPlace(options: InPlaceOptions): InPlace {
  const { page, store, view, following, stop, onChange, onError } = options;
  let current: (Editing & { readonly end: () => void }) | undefined;
  const end = (): void => current?.end();

  const start = (blockId: string, found: FoundPlace, at: PressedAt): void => {
    end();
    const { element, place } = found;
    const release = following.hold(blockId);
    let editor: Editor | undefined;
    let shown = place.value;
    const write = (value: string): void => {
      shown = value;
      store.run(setSetting(blockId, place.key, value));
    };
    const unwatch = store.subscribe(() => {
      const block = store.getState().content.blocks[blockId];
      const value = valueAt(block?.settings, place.key);
      if (typeof value !== 'string') return own.end();
      if (value === shown) return;
      shown = value;
      editor?.show(value);
    });
    const own = {
      ...{ blockId, element },
      end() {
        if (current?.element !== element) return;
        current = undefined;
        unwatch();
        if (editor?.stop() !== false) release();
        onChange(undefined);
      },
    };
    current = own;
    onChange({ blockId, element });
    if (place.kind === 'text') {
      editor = editText(found, { onInput: write, onEnd: own.end });
      return placeCaret(element, at);
    }
    editor = editRichText(element, {
      ...{ html: place.value, at, onInput: write, onWritten: release },
      onBegun: (richText) => onChange({ blockId, element, richText }),
      onFailed(error, again) {
        onError(error);
        const tryAgain = (): void => {
          onChange(current && { blockId: current.blockId, element: current.element });
          again();
        };
        onChange({ blockId, element, tryAgain });
      },
    });
  };

  stop.addEventListener('abort', end, { once: true });
  return {
    begin(blockId, at) {
      const block = store.getState().content.blocks[blockId];
      const fields = view.blocks.find(({ type }) => type === block?.type)?.editor.fields;
      const element = blockElements(page).get(blockId);
      const found = block && fields && element && findPlace(element, at.element, textPlaces(fields, block.settings));
      if (found) start(blockId, found, at);
      return found !== undefined;
    },
    isWithin: (element) => current?.element.contains(element) ?? false,
    isEditing: (blockId) => current !== undefined && (blockId === undefined || current.blockId === blockId),
    end,
  };
}
