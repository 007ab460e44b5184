import type { HtmlElement } from './html-tree';

/** Marks of a text, from the outermost element to the innermost one. */
export const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code'] as const;
export type Mark = (typeof MARKS)[number];

export type Attributes = Readonly<Record<string, string>>;

export interface RichLink {
  readonly href: string;
  readonly newWindow?: true;
}

/** An element that the stored HTML has around a run. It goes with the mark or the link that it stands for; others stay. */
export interface Wrap {
  /** Runs with the same number are in one element. */
  readonly id: number;
  readonly tag: string;
  readonly attributes: Attributes;
  readonly mark?: Mark;
  readonly isLink?: true;
}

interface RunSurroundings {
  readonly marks: readonly Mark[];
  readonly link?: RichLink | undefined;
  /** From the outermost to the innermost one; absent for what was typed or pasted. */
  readonly wraps?: readonly Wrap[];
}

export interface TextRun extends RunSurroundings {
  readonly text: string;
}

export interface BreakRun extends RunSurroundings {
  readonly isBreak: true;
  /** As it is stored. */
  readonly html?: string;
  /** The break is one between two paragraphs in a quote or an item; attributes of the second one. */
  readonly between?: Attributes;
}

/** An element that stays as it is. */
interface KeptRun extends RunSurroundings {
  readonly kept: HtmlElement;
  readonly html?: string;
}

/** A piece of a line. */
export type Run = TextRun | BreakRun | KeptRun;

export const TEXT_TAGS = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'] as const;
export type TextTag = (typeof TEXT_TAGS)[number];

/** The lines of a block or an item. */
export interface Lines {
  readonly runs: readonly Run[];
  /** The lines are in paragraphs of their own; attributes of the first one. */
  readonly inner?: Attributes;
}

/** What the stored HTML has of a block beside its text. */
interface Stored {
  readonly attributes?: Attributes;
  /** Absent for blocks that were made, and inside of others. */
  readonly source?: BlockSource;
}

/** The stored HTML of a block, which is written again as long as the block is the same. */
export interface BlockSource {
  readonly html: string;
  /** What would be written for the block as it was read. */
  readonly written: string;
  /** White space and empty elements around it. */
  readonly before: string;
  readonly after: string;
}

export interface TextBlock extends Lines, Stored {
  readonly tag: TextTag;
  /** Stored without an element of its own. */
  readonly isLoose?: true;
}

export interface ListItem extends Lines {
  readonly attributes?: Attributes;
  readonly lists: readonly ListBlock[];
}

export interface ListBlock extends Stored {
  readonly tag: 'ul' | 'ol';
  /** Of the first item; 1 if absent. */
  readonly start?: number;
  readonly items: readonly ListItem[];
}

/** A block that the editor shows and does not edit, such as a table. */
export interface KeptBlock extends Stored {
  readonly kept: HtmlElement;
}

/** Formatted text, in the form that every HTML of the same meaning has. */
export type RichBlock = TextBlock | ListBlock | KeptBlock;
