import {
  $createRangeSelectionFromDom,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { selectBetween } from '../early/place-caret.effects';
import type { EarlyInput } from '../early/record-typing.effects';

/** Does what was typed before the editor was there. */
export function replayTyping(editor: LexicalEditor, element: HTMLElement, inputs: readonly EarlyInput[]): void {
  for (const input of inputs) {
    if (input.selected) selectBetween(element, input.selected);
    editor.update(() => $replay(editor, element, input), { discrete: true });
  }
}

function $replay(editor: LexicalEditor, element: HTMLElement, { what, text = '', selected }: EarlyInput): void {
  const known = selected && $createRangeSelectionFromDom(element.ownerDocument.getSelection(), editor);
  if (known) $setSelection(known);
  const found = $getSelection();
  const isFollowing = $isRangeSelection(found) && !known;
  const selection = $isRangeSelection(found) ? found : ($getRoot().getLastDescendant() ?? $getRoot()).selectEnd();
  const node = selection.anchor.getNode();
  // What is typed into bold text is bold.
  if (!isFollowing && $isTextNode(node)) selection.setFormat(node.getFormat());
  switch (what) {
    case 'text':
      return selection.insertText(text);
    case 'paragraph':
      return void editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    case 'line':
      return selection.insertLineBreak();
    case 'deleteBackward':
    case 'deleteForward':
      return selection.isCollapsed() ? selection.deleteCharacter(what === 'deleteBackward') : selection.removeText();
  }
}
