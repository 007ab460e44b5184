import type { HtmlElement } from './html-tree';

/** Marks of a text, from the outermost element to the innermost one. */
export const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code'] as const;
export type Mark = (typeof MARKS)[number];

export interface RichLink {
  readonly href: string;
  readonly newWindow?: true;
}

/** A piece of a line: text, the end of a line, or an element that stays as it is. */
export type Run = { readonly marks: readonly Mark[]; readonly link?: RichLink | undefined } & (
  | { readonly text: string }
  | { readonly isBreak: true }
  | { readonly kept: HtmlElement }
);

export const TEXT_TAGS = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'] as const;
export type TextTag = (typeof TEXT_TAGS)[number];

export interface TextBlock {
  readonly tag: TextTag;
  readonly runs: readonly Run[];
}

export interface ListItem {
  readonly runs: readonly Run[];
  readonly lists: readonly ListBlock[];
}

export interface ListBlock {
  readonly tag: 'ul' | 'ol';
  /** Of the first item; 1 if absent. */
  readonly start?: number;
  readonly items: readonly ListItem[];
}

/** A block that the editor shows and does not edit, such as a table. */
export interface KeptBlock {
  readonly kept: HtmlElement;
}

/** Formatted text, in the form that every HTML of the same meaning has. */
export type RichBlock = TextBlock | ListBlock | KeptBlock;
