import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DROP_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { blocksOfHtml } from '../html/blocks-of-html';
import { $nodesOfBlocks, $runNodes } from './nodes-of-blocks';

/**
 * Reads what is pasted, and what spell checkers replace. Lexical's own way would have a browser parse HTML, for which it makes
 * a policy that the page's Trusted Types refuse.
 */
export function registerPaste(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!('clipboardData' in event) || !event.clipboardData) return false;
        event.preventDefault();
        $insert(event.clipboardData);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => {
        if (typeof event === 'string' || !event.dataTransfer) return false;
        $insert(event.dataTransfer);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    // What is dragged into a text would be parsed by a browser too.
    editor.registerCommand(
      DROP_COMMAND,
      (event) => {
        event.preventDefault();
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

function $insert(data: DataTransfer): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const html = data.getData('text/html');
  const blocks = blocksOfHtml(html === '' ? htmlOfText(data.getData('text/plain')) : html);
  const [first] = blocks;
  if (blocks.length === 1 && first && 'runs' in first && first.tag === 'p')
    selection.insertNodes($runNodes(first.runs));
  else if (blocks.length > 0) selection.insertNodes($nodesOfBlocks(blocks));
}

/** Empty lines part paragraphs. */
function htmlOfText(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(/\r\n?/g, '\n');
  return safe
    .split(/\n{2,}/)
    .map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
