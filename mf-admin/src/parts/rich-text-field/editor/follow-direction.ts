import {
  $getState,
  $isElementNode,
  $isTextNode,
  $setState,
  createState,
  RootNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';

export type TextDirection = 'ltr' | 'rtl';

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/** The direction of the first letter when the block was last looked at. */
const KNOWN = createState<'letters', TextDirection | undefined>('letters', { parse: () => undefined });

/** Remembers how a stored block begins, so that it keeps its direction until that changes. */
export function $knowDirection<T extends LexicalNode>(node: T): T {
  const direction = $directionOf(node);
  return direction ? $setState(node, KNOWN, direction) : node;
}

/**
 * Gives a block a direction when it begins with letters of another one than before, as browsers do for `dir="auto"`: one
 * of its own only if it differs from the page's. A direction that the letters never had is somebody's wish, and stays.
 */
export function registerDirection(editor: LexicalEditor, ofPage: TextDirection): () => void {
  return editor.registerNodeTransform(RootNode, (root) => {
    for (const node of root.getChildren()) if ($isElementNode(node)) $follow(node, ofPage);
  });
}

function $follow(node: ElementNode, ofPage: TextDirection): void {
  const direction = $directionOf(node);
  const known = $getState(node, KNOWN);
  if (direction === undefined || direction === known) return;
  const own = node.getDirection();
  $setState(node, KNOWN, direction);
  if (own !== null && known !== undefined && own !== known) return;
  const next = direction === ofPage ? null : direction;
  if (own !== next) node.setDirection(next);
}

function $directionOf(node: LexicalNode): TextDirection | undefined {
  if ($isTextNode(node)) {
    const letter = LETTER.exec(node.getTextContent())?.[0];
    if (letter === undefined) return undefined;
    return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
  }
  if (!$isElementNode(node)) return undefined;
  for (const child of node.getChildren()) {
    const direction = $directionOf(child);
    if (direction) return direction;
  }
  return undefined;
}
