import type { FastifyBaseLogger } from 'fastify';
import type { Block } from 'shared-types/site/page/page';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';

/** What the page of a frame is made from. */
export interface FrameInput {
  readonly block: Block;
  /** The page that bears the block. */
  readonly page: SitePage;
  /** The site in the language of that page. */
  readonly site: Site;
  readonly query: Readonly<Record<string, unknown>>;
  readonly isHttps: boolean;
  /** Origin the visitor used. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
}

/** The page of a frame, and the Content Security Policy it is sent with. */
export interface FrameDocument {
  readonly html: string;
  readonly policy: string;
}

/** Blocks that have a frame. */
export interface FrameKind {
  readonly blockTypes: readonly number[];
  /** False: accounts see a preview of the block only. */
  readonly isForAccounts: boolean;
  /** Undefined for a block whose settings make none, which is logged. */
  document(input: FrameInput): FrameDocument | undefined;
}
