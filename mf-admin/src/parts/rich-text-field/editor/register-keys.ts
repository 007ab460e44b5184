import { $isListNode } from '@lexical/list';
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from 'lexical';
import { $toggle } from './change-format';
import { $copyLanguage } from './stored-state';

/** Shortcuts of lists and links. Other formats than the toolbar's are not typed. Tab is nobody's: it leaves the editor. */
export function registerKeys(editor: LexicalEditor, onLink: () => void): () => void {
  return mergeRegister(
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => format !== 'bold' && format !== 'italic',
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $insertParagraph, COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
        const act = event.shiftKey ? listAct(event) : linkAct(event, onLink);
        if (!act) return false;
        event.preventDefault();
        act();
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

/** Enter within a paragraph gives the new paragraph the same language. */
function $insertParagraph(): boolean {
  const selection = $getSelection();
  const before = $isRangeSelection(selection) ? selection.anchor.getNode().getTopLevelElement() : null;
  // Items know how to continue.
  if (!$isRangeSelection(selection) || !$isElementNode(before) || $isListNode(before)) return false;
  const added = selection.insertParagraph();
  if (added && !added.is(before)) $copyLanguage(before, added);
  return true;
}

function listAct({ code }: KeyboardEvent): (() => void) | undefined {
  if (code === 'Digit7') return () => $toggle('numberedList');
  return code === 'Digit8' ? () => $toggle('bulletList') : undefined;
}

function linkAct({ key }: KeyboardEvent, onLink: () => void): (() => void) | undefined {
  return key.toLowerCase() === 'k' ? onLink : undefined;
}
