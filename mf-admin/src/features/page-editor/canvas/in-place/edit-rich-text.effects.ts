import { placeCaret, selectBetween, type Point } from '../../../../parts/rich-text-field/early/place-caret.effects';
import { recordTyping } from '../../../../parts/rich-text-field/early/record-typing.effects';
import type { RichText } from '../../../../parts/rich-text-field/rich-text';
import { startRichText } from '../../../../parts/rich-text-field/start-rich-text';

export interface EditRichText {
  readonly html: string;
  /** Where the text was pressed. */
  readonly at: Point;
  readonly onInput: (html: string) => void;
  readonly onBegun: (richText: RichText) => void;
  /** The editor could not be loaded. What was typed is kept until it is. */
  readonly onFailed: (error: unknown, tryAgain: () => void) => void;
  /** What was typed before the owner went on has been written. */
  readonly onWritten: () => void;
}

/** Formatted text that is being edited where it stands. */
export interface EditedRichText {
  show(html: string): void;
  /** False if what was typed still waits for the editor; `onWritten` follows. */
  stop(): boolean;
}

/** Lets formatted text be edited. It stays in view, and can be typed into, while the editor is being loaded. */
export function editRichText(element: HTMLElement, options: EditRichText): EditedRichText {
  const { at, onInput, onBegun, onFailed, onWritten } = options;
  let { html } = options;
  let richText: RichText | undefined;
  let isLeft = false;
  const early = recordTyping(element);
  element.focus({ preventScroll: true });
  placeCaret(element, at);
  const begun = (started: RichText): void => {
    early.stop();
    richText = started;
    if (isLeft) {
      started.stop();
      return onWritten();
    }
    if (early.inputs.length === 0) focusAt(started);
    onBegun(started);
  };
  const focusAt = (started: RichText): void => {
    started.focus();
    // The editor puts its own caret after this call.
    requestAnimationFrame(() => {
      if (!isLeft) selectBetween(element, early.selected() ?? { start: at, end: at });
    });
  };
  const load = (): void => {
    startRichText(element, { html, early, onChange: onInput }).then(begun, (error: unknown) => onFailed(error, load));
  };
  load();
  return {
    show(next) {
      html = next;
      richText?.show(next);
    },
    stop() {
      isLeft = true;
      const isWaiting = !richText && early.inputs.length > 0;
      if (!isWaiting) early.stop();
      richText?.stop();
      return !isWaiting;
    },
  };
}
