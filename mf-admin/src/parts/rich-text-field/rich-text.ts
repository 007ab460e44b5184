import type { EarlyTyping } from './early/record-typing.effects';

/** Formats that a toolbar can switch. */
export type RichTextFormat =
  | 'bold'
  | 'italic'
  | 'bulletList'
  | 'numberedList'
  | 'quote'
  | 'heading2'
  | 'heading3'
  | 'paragraph';

export interface RichTextState {
  readonly formats: ReadonlySet<RichTextFormat>;
  /** Address of the link at the caret. */
  readonly link?: string | undefined;
  /** How often Ctrl+K was pressed: each asks for the address of a link. */
  readonly linkRequests?: number;
}

/** A running editor of formatted text in an element, of this document or of a frame's. */
export interface RichText {
  getState(): RichTextState;
  subscribe(listener: () => void): () => void;
  toggle(format: RichTextFormat): void;
  /** Links the selected text; undefined removes the link. */
  link(href: string | undefined): void;
  /** Shows other content, which the owner did not type: undo, or somebody else's change. */
  show(html: string): void;
  focus(): void;
  /** Ends it and leaves the element as it is. */
  stop(): void;
}

export interface RichTextOptions {
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** What has been typed so far, which the editor does again; it stops with the editor's start. */
  readonly early?: EarlyTyping;
  /** Of the page that the text is for; that around the element if absent. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

/** Library and code of the editor are loaded with the first call. */
export type StartRichText = (element: HTMLElement, options: RichTextOptions) => Promise<RichText>;
