import { $getState, $setState, createState, type ElementNode, type LexicalNode } from 'lexical';
import type { Attributes, BlockSource, Wrap } from '../html/rich-blocks';

/** What a node remembers of the stored HTML beside what the editor knows. */
interface StoredBlock {
  readonly attributes?: Attributes;
  readonly inner?: Attributes;
  readonly isLoose?: true;
  readonly source?: BlockSource;
  /** Of an item: the stored list that begins with it. */
  readonly begins?: ListStart;
}

/** What a stored list has beside its items. */
export interface ListStart {
  readonly attributes?: Attributes;
  readonly source?: BlockSource;
  readonly start?: number;
}

interface StoredRun {
  readonly wraps?: readonly Wrap[];
  readonly html?: string;
  readonly between?: Attributes;
}

/** Nodes are never read from JSON. */
const NONE = { parse: () => ({}) };
const BLOCK = createState<'block', StoredBlock>('block', NONE);
const RUN = createState<'run', StoredRun>('run', NONE);

const DIRECTIONS = { ltr: 'ltr', rtl: 'rtl' } as const;

export function $storedBlock(node: ElementNode): StoredBlock {
  const { attributes = {}, begins: _begins, ...stored } = $getState(node, BLOCK);
  const own = withDirection(attributes, node.getDirection());
  return { ...stored, ...(Object.keys(own).length > 0 && { attributes: own }) };
}

export function $storeBlock<T extends ElementNode>(node: T, { attributes, inner, isLoose, source }: StoredBlock): T {
  const direction = attributes?.['dir'];
  if (direction === 'ltr' || direction === 'rtl') node.setDirection(direction);
  if (!attributes && !inner && !isLoose && !source) return node;
  return $setState(node, BLOCK, {
    ...(attributes && { attributes }),
    ...(inner && { inner }),
    ...(isLoose && { isLoose }),
    ...(source && { source }),
  });
}

/** Language and direction of a block for one that continues it or takes its place. */
export function $copyLanguage(from: ElementNode, to: ElementNode): void {
  const { lang, dir } = $getState(from, BLOCK).attributes ?? {};
  const attributes = { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) };
  if (lang !== undefined || dir !== undefined) $setState(to, BLOCK, { attributes });
  to.setDirection(from.getDirection());
}

/** The editor makes neighbouring lists of one kind a single one; its items remember that there were two. */
export function $storeListStart(item: ElementNode | null, begins: ListStart): void {
  if (item) $setState(item, BLOCK, (stored) => ({ ...stored, begins }));
}

export function $listStart(item: ElementNode): ListStart | undefined {
  return $getState(item, BLOCK).begins;
}

export function $storedRun(node: LexicalNode): StoredRun {
  return $getState(node, RUN);
}

export function $storeRun<T extends LexicalNode>(node: T, { wraps, html, between }: StoredRun): T {
  if (!wraps && html === undefined && !between) return node;
  const stored = { ...(wraps && { wraps }), ...(html !== undefined && { html }), ...(between && { between }) };
  return $setState(node, RUN, stored);
}

/** `auto` is nothing that the editor knows. */
function withDirection(attributes: Attributes, direction: 'ltr' | 'rtl' | null): Attributes {
  if (direction) return attributes['dir'] === direction ? attributes : { ...attributes, dir: direction };
  const { dir, ...others } = attributes;
  return dir !== undefined && dir in DIRECTIONS ? others : attributes;
}
