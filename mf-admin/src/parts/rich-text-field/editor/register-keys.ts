import {
  COMMAND_PRIORITY_HIGH,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from 'lexical';
import { $toggle } from './change-format';

/** Shortcuts of lists and links. Other formats than the toolbar's are not typed. Tab is nobody's: it leaves the editor. */
export function registerKeys(editor: LexicalEditor, onLink: () => void): () => void {
  return mergeRegister(
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => format !== 'bold' && format !== 'italic',
      COMMAND_PRIORITY_HIGH,
    ),
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

function listAct({ code }: KeyboardEvent): (() => void) | undefined {
  if (code === 'Digit7') return () => $toggle('numberedList');
  return code === 'Digit8' ? () => $toggle('bulletList') : undefined;
}

function linkAct({ key }: KeyboardEvent, onLink: () => void): (() => void) | undefined {
  return key.toLowerCase() === 'k' ? onLink : undefined;
}
