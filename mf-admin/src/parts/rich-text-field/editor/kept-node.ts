import { $getDocument, DecoratorNode, type NodeKey, type SerializedLexicalNode } from 'lexical';
import { domOf } from '../html/dom-of';
import type { HtmlElement } from '../html/html-tree';
import type { BlockSource } from '../html/rich-blocks';

interface SerializedKeptNode extends SerializedLexicalNode {
  readonly element: HtmlElement;
  readonly isInline: boolean;
}

interface KeptOptions {
  readonly isInline: boolean;
  /** Of a stored block. */
  readonly source?: BlockSource | undefined;
}

/** An element that the editor shows, moves and deletes, and does not edit. */
export class KeptNode extends DecoratorNode<null> {
  readonly __element: HtmlElement;
  readonly __isInline: boolean;
  readonly __source: BlockSource | undefined;

  static override getType(): string {
    return 'kept';
  }

  static override clone(node: KeptNode): KeptNode {
    return new KeptNode(node.__element, { isInline: node.__isInline, source: node.__source }, node.__key);
  }

  /** Only what `exportJSON` has written gets here: pasted JSON is not read. */
  static override importJSON(serialized: SerializedLexicalNode): KeptNode {
    const { element, isInline } = serialized as SerializedKeptNode;
    return new KeptNode(element, { isInline });
  }

  constructor(element: HtmlElement, { isInline, source }: KeptOptions, key?: NodeKey) {
    super(key);
    this.__element = element;
    this.__isInline = isInline;
    this.__source = source;
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
