import type { FoundPlace } from './find-place.effects';

export interface EditText {
  readonly onInput: (value: string) => void;
  /** Called once. */
  readonly onEnd: () => void;
}

/** A text that is being edited where it stands. */
export interface EditedText {
  /** Shows a text that was not typed here: undo, or somebody else's change. */
  show(value: string): void;
  /** Ends it without a call of `onEnd`. */
  stop(): void;
}

/** The store undoes; formats have no place in a plain text. */
const REFUSED = /^(?:history|format)/;
/** Key code that Safari reports for every key of an input method, including the last key of a composition. */
const COMPOSING = 229;
const NEW_LINE = new Set(['insertParagraph', 'insertLineBreak']);

/** Lets the text of an element be edited, without formats and without the browser's own undo. */
export function editText({ element, place }: FoundPlace, { onInput, onEnd }: EditText): EditedText {
  const ended = new AbortController();
  const { signal } = ended;
  const { longest, hasLines } = place;
  const textOf = (): string => (hasLines ? (element.innerText ?? element.textContent) : element.textContent);
  const stop = (): void => {
    ended.abort();
    element.removeAttribute('contenteditable');
    element.style.whiteSpace = '';
  };
  const end = (): void => {
    if (signal.aborted) return;
    stop();
    onEnd();
  };
  const check = (event: InputEvent): void => {
    const { inputType } = event;
    const isEnd = !hasLines && NEW_LINE.has(inputType);
    if (REFUSED.test(inputType) || isEnd || isTooLong(element, event, longest)) event.preventDefault();
    if (isEnd) end();
  };
  const write = (): void => onInput(textOf().trim().slice(0, longest));
  const pressed = (event: KeyboardEvent): void => {
    // Keys of an input method, such as Enter and Escape for its suggestions, belong to it.
    if (event.isComposing || event.keyCode === COMPOSING) return event.stopPropagation();
    const isEnter = event.key === 'Enter' && !hasLines;
    if (event.key === 'Escape' || isEnter) {
      event.preventDefault();
      end();
    }
    if (event.key === 'Escape' || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
  };
  element.addEventListener('beforeinput', check, { signal });
  // Half a word of an input method is nothing to store.
  element.addEventListener('input', (event) => void ((event as InputEvent).isComposing || write()), { signal });
  element.addEventListener('compositionend', write, { signal });
  element.addEventListener('keydown', pressed, { signal });
  element.addEventListener('blur', end, { signal });
  // Otherwise browsers type no-break spaces.
  element.style.whiteSpace = 'pre-wrap';
  makeEditable(element);
  element.focus({ preventScroll: true });
  return { show: (value) => element.replaceChildren(value), stop };
}

function makeEditable(element: HTMLElement): void {
  element.setAttribute('contenteditable', 'plaintext-only');
  // Firefox before 136.
  if (element.isContentEditable === false) element.setAttribute('contenteditable', 'true');
}

function isTooLong(element: HTMLElement, { data, dataTransfer }: InputEvent, longest: number): boolean {
  const added = data ?? dataTransfer?.getData('text/plain') ?? '';
  if (added === '') return false;
  const replaced = element.ownerDocument.getSelection()?.toString().length ?? 0;
  return element.textContent.length - replaced + added.length > longest;
}
