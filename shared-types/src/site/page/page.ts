import type { SectionTheme } from '../theme/section-themes';
import type { BlockTypeNumber, BlockVariantNumber } from '../block-type';

/** A block of a page. Its settings are validated where they are used. */
export interface Block<T = unknown> {
  /** UUID. */
  readonly id: string;
  readonly type: BlockTypeNumber;
  readonly variant?: BlockVariantNumber;
  readonly settings: T;
}

/** A column of a row; `span` in twelfths. */
export interface LayoutColumn {
  readonly span: number;
  /** Ids of its blocks, top to bottom. */
  readonly blocks: readonly string[];
}

/** A section of a page. */
export interface LayoutRow {
  readonly columns: readonly LayoutColumn[];
  /** How it is coloured; as the page by default. */
  readonly theme?: SectionTheme;
}

export interface PageBody {
  readonly raw: false;
  readonly layout: {
    readonly columns: 12;
    readonly rows: readonly LayoutRow[];
  };
}
