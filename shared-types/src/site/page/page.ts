import type { BlockTypeNumber, BlockVariantNumber } from '../block-type';

/** One block of a page. Settings are the owner's, and are checked where they are used. */
export interface Block<T = unknown> {
  /** A uuid. */
  readonly id: string;
  readonly type: BlockTypeNumber;
  readonly variant?: BlockVariantNumber;
  readonly settings: T;
}

/** A column of a row; `span` counts twelfths. */
export interface LayoutColumn {
  readonly span: number;
  /** Ids of the blocks in it, from top to bottom. */
  readonly blocks: readonly string[];
}

/** The arrangement of a page's blocks. */
export interface PageBody {
  readonly raw: false;
  readonly layout: {
    readonly columns: 12;
    readonly rows: readonly { readonly columns: readonly LayoutColumn[] }[];
  };
}
