/** CSS pixels of the framed page, from its start. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MeasuredBlock {
  readonly id: string;
  readonly box: Box;
  /** True for a block that was rendered as nothing, or has not been rendered. */
  readonly isEmpty?: true;
}

export interface MeasuredColumn {
  readonly box: Box;
  readonly blocks: readonly MeasuredBlock[];
}

export interface MeasuredRow {
  readonly box: Box;
  readonly columns: readonly MeasuredColumn[];
}

/** Where everything of a framed page is; rows, columns and blocks in the order of its body. */
export interface MeasuredPage {
  readonly width: number;
  readonly height: number;
  readonly main: Box;
  readonly rows: readonly MeasuredRow[];
  /** True if columns follow each other from right to left. */
  readonly isRtl: boolean;
}
