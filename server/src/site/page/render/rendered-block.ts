import type { HtmlTemplate } from './html-template';

/** A rendered block; `isFallback` where its remote was to render it and could not. */
export interface RenderedBlock {
  readonly html: HtmlTemplate;
  /** Links that fetch early what the block shows. */
  readonly preloads: string;
  readonly isFallback: boolean;
}
