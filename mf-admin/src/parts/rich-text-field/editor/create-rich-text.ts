import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import { $getRoot, createEditor, SKIP_DOM_SELECTION_TAG, type EditorState, type LexicalEditor } from 'lexical';
import { isKept } from '../html/is-kept';
import { storedBlocks } from '../html/stored-blocks';
import { $blocksOfNodes } from './blocks-of-nodes';
import { $linkSelection, $toggle } from './change-format';
import { htmlOfBlocks } from '../html/html-of-blocks';
import { registerDirection, type TextDirection } from './follow-direction';
import { KeptNode } from './kept-node';
import { $nodesOfBlocks } from './nodes-of-blocks';
import { $stateOf } from './read-state';
import { replayTyping } from './replay-typing';
import { registerKeys } from './register-keys';
import { registerPaste } from './register-paste';
import type { RichText, RichTextOptions, RichTextState } from '../rich-text';

/** Marks updates with content that the owner did not type. */
const SHOWN = 'shown';

export { isKept };

/** Makes an element editable. It has no undo of its own: the store takes changes back by `show`. */
export function createRichText(element: HTMLElement, options: RichTextOptions): RichText {
  const { html, onChange, direction = directionOf(element), early } = options;
  const editor = createEditor({
    namespace: 'rich-text',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, KeptNode],
    onError: (error) => {
      throw error;
    },
  });
  const listeners = new Set<() => void>();
  let linkRequests = 0;
  let state: RichTextState = { formats: new Set(), linkRequests };
  let known = html;
  let isWaiting = false;
  const setState = (next: RichTextState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const write = (editorState: EditorState): void => {
    const written = editorState.read(() => htmlOfBlocks($blocksOfNodes($getRoot().getChildren())));
    if (written === known) return;
    known = written;
    onChange(written);
  };
  const end = [
    registerRichText(editor),
    registerList(editor),
    registerPaste(editor),
    registerDirection(editor, direction),
    registerKeys(editor, () => setState({ ...state, linkRequests: ++linkRequests })),
    editor.registerUpdateListener(({ editorState, tags, dirtyElements, dirtyLeaves }) => {
      setState(editorState.read(() => ({ ...$stateOf(), linkRequests })));
      const isChanged = dirtyElements.size > 0 || dirtyLeaves.size > 0;
      if (tags.has(SHOWN) || !(isChanged || isWaiting)) return;
      // Half a word of an input method is nothing to store.
      isWaiting = editor.isComposing();
      if (isWaiting) return;
      write(editorState);
    }),
  ];
  // Otherwise the editor would show each block in the direction of its letters, which visitors' pages do not.
  editor.update(() => void $getRoot().setDirection(direction), { discrete: true, tag: SHOWN });
  const ownDirection = element.getAttribute('dir');
  fill(editor, html);
  const hadFocus = element.ownerDocument.activeElement === element;
  early?.stop();
  element.replaceChildren();
  element.setAttribute('contenteditable', 'true');
  editor.setRootElement(element);
  // An element that is not editable for a moment may lose it.
  if (early && hadFocus) element.focus({ preventScroll: true });
  replayTyping(editor, element, early?.inputs ?? []);
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: (format) => editor.update(() => $toggle(format), { discrete: true }),
    link: (href) => editor.update(() => $linkSelection(href), { discrete: true }),
    show: (next) => {
      if (next === known) return;
      known = next;
      fill(editor, next);
    },
    focus: () => editor.focus(),
    stop: () => {
      if (isWaiting) write(editor.getEditorState());
      for (const stop of end) stop();
      const content = [...element.childNodes].map((node) => node.cloneNode(true));
      editor.setRootElement(null);
      element.replaceChildren(...content);
      element.removeAttribute('contenteditable');
      if (ownDirection === null) element.removeAttribute('dir');
      else element.setAttribute('dir', ownDirection);
    },
  };
}

/** That of the page around the element. */
function directionOf(element: HTMLElement): TextDirection {
  const { dir } = element.parentElement?.closest<HTMLElement>('[dir="ltr"], [dir="rtl"]') ?? {};
  return dir === 'rtl' ? 'rtl' : 'ltr';
}

function fill(editor: LexicalEditor, html: string): void {
  const isFocused = editor.getRootElement()?.contains(editor.getRootElement()?.ownerDocument.activeElement ?? null);
  editor.update(
    () => {
      const root = $getRoot().clear();
      root.append(...$nodesOfBlocks(storedBlocks(html)));
      if (isFocused) root.selectEnd();
    },
    { discrete: true, tag: isFocused ? [SHOWN] : [SHOWN, SKIP_DOM_SELECTION_TAG] },
  );
}
