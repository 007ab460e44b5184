import { selectedPoints, type SelectedPoints } from './place-caret.effects';

/** What was typed before the editor of a text has come. */
export interface EarlyInput {
  readonly what: 'text' | 'paragraph' | 'line' | 'deleteBackward' | 'deleteForward';
  readonly text?: string;
  /** What was selected before; absent if it follows the input before it. */
  readonly selected?: SelectedPoints | undefined;
}

export interface EarlyTyping {
  readonly inputs: readonly EarlyInput[];
  /** What is selected now, or was when the recording ended. */
  selected(): SelectedPoints | undefined;
  /** Ends the recording; the element is no longer editable. */
  stop(): void;
}

const INPUTS: Readonly<Record<string, EarlyInput['what']>> = {
  insertText: 'text',
  insertReplacementText: 'text',
  insertFromPaste: 'text',
  insertParagraph: 'paragraph',
  insertLineBreak: 'line',
  deleteContentBackward: 'deleteBackward',
  deleteContentForward: 'deleteForward',
};

/**
 * Lets an element be typed into while its editor is being loaded: the browser shows what is typed, and the editor does it
 * again. Inputs that need the editor, such as formats, do nothing.
 */
export function recordTyping(element: HTMLElement): EarlyTyping {
  const ended = new AbortController();
  const { signal } = ended;
  const inputs: EarlyInput[] = [];
  let isMoved = true;
  let composed: SelectedPoints | undefined;
  const record = (input: EarlyInput): void => {
    inputs.push(input);
    isMoved = false;
  };
  const selected = (): SelectedPoints | undefined => (isMoved ? selectedPoints(element) : undefined);
  const before = (event: InputEvent): void => {
    if (event.isComposing || event.inputType.startsWith('insertCompositionText')) return;
    const what = INPUTS[event.inputType];
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (!what) return event.preventDefault();
    record({ what, ...(what === 'text' && { text }), selected: selected() });
  };
  const moves = (): void => void (isMoved = true);
  element.addEventListener('beforeinput', before, { signal });
  element.addEventListener('compositionstart', () => void (composed = selected()), { signal });
  element.addEventListener(
    'compositionend',
    ({ data }) => void (data !== '' && record({ what: 'text', text: data, selected: composed })),
    { signal },
  );
  element.addEventListener('keydown', ({ key }) => void (/^(?:Arrow|Home|End|Page)/.test(key) && moves()), { signal });
  element.addEventListener('pointerdown', moves, { signal });
  element.setAttribute('contenteditable', 'true');
  let last: SelectedPoints | undefined;
  return {
    inputs,
    selected: () => (signal.aborted ? last : selectedPoints(element)),
    stop() {
      if (signal.aborted) return;
      last = selectedPoints(element);
      ended.abort();
      element.removeAttribute('contenteditable');
    },
  };
}
