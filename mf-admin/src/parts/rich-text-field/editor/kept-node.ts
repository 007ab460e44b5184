import { $getDocument, DecoratorNode, type NodeKey, type SerializedLexicalNode } from 'lexical';
import type { HtmlElement, HtmlNode } from '../html/html-tree';

interface SerializedKeptNode extends SerializedLexicalNode {
  readonly element: HtmlElement;
  readonly isInline: boolean;
}

/** An element that the editor shows, moves and deletes, and does not edit. */
export class KeptNode extends DecoratorNode<null> {
  readonly __element: HtmlElement;
  readonly __isInline: boolean;

  static override getType(): string {
    return 'kept';
  }

  static override clone(node: KeptNode): KeptNode {
    return new KeptNode(node.__element, node.__isInline, node.__key);
  }

  /** Only what `exportJSON` has written gets here: pasted JSON is not read. */
  static override importJSON(serialized: SerializedLexicalNode): KeptNode {
    const { element, isInline } = serialized as SerializedKeptNode;
    return new KeptNode(element, isInline);
  }

  constructor(element: HtmlElement, isInline: boolean, key?: NodeKey) {
    super(key);
    this.__element = element;
    this.__isInline = isInline;
  }

  override exportJSON(): SerializedKeptNode {
    return { ...super.exportJSON(), element: this.__element, isInline: this.__isInline };
  }

  override createDOM(): HTMLElement {
    const place = $getDocument().createElement(this.__isInline ? 'span' : 'div');
    place.className = 'admin-rich-text-field__kept';
    place.contentEditable = 'false';
    place.append(domOf(this.__element, place.ownerDocument));
    return place;
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): boolean {
    return this.__isInline;
  }

  override decorate(): null {
    return null;
  }
}

/** Only elements and attributes that the server keeps get here. */
function domOf(node: HtmlNode, owner: Document): Node {
  if (typeof node === 'string') return owner.createTextNode(node);
  const element = owner.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map((child) => domOf(child, owner)));
  return element;
}
