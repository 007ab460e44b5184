import type { FastifyBaseLogger } from 'fastify';
import type { Block } from 'shared-types/site/page/page';
import type { Config } from '../../platform/environment/config';
import type { RenderPool } from '../../platform/render/render-pool';
import type { Database } from '../../platform/schema/database';
import type { Outage } from '../../platform/schema/outage';
import type { Room } from '../../platform/memory/memory-budget';
import type { Memo } from '../directory/memo';
import type { Registry } from '../registry/registry';
import type { Signing } from '../registry/signing';
import type { SourceMaps } from '../registry/artifact/source-maps';
import type { RedirectHit } from '../redirects/redirect-hits';
import type { FragmentCache } from './render/fragment-cache';
import type { KeptPageTemplate } from './template/page-template';
import type { AnyLoader } from './loader';
import type { ReadReceipt } from './read-receipt';

export interface PageDeps {
  readonly db: Database;
  readonly outage: Pick<Outage, 'isOn' | 'ended'>;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly registry: Registry;
  readonly signing: Pick<Signing, 'secretFor'>;
  readonly sourceMaps: SourceMaps;
  readonly pool: RenderPool;
  /** Absent if caching is off. */
  readonly pageTemplates?: Room<KeptPageTemplate> | undefined;
  /** Templates that depend on the query. They have a separate room, so that they cannot evict other templates. */
  readonly queriedPageTemplates?: Room<KeptPageTemplate> | undefined;
  /** Absent if caching is off. */
  readonly fragments?: FragmentCache | undefined;
  /** Texts of state events by their input. */
  readonly stateTexts: Memo;
  readonly loads: ReadonlyMap<string, AnyLoader>;
  readonly readReceipt: ReadReceipt | undefined;
  /** Counts a visitor whom a redirect of the site leads on; absent where nobody does. */
  readonly countRedirect?: (hit: RedirectHit) => void;
  /** True: a block that exceeds its time budget is not rendered again with a larger one. */
  readonly triesOnce?: boolean;
  /** Prefix of placeholders in this process's HTML. */
  readonly placeholderPrefix: string;
  /** Called for a block that no remote shows; logs each once. */
  readonly onUnknownBlock: (block: Block) => void;
}
