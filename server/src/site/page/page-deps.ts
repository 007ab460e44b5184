import type { FastifyBaseLogger } from 'fastify';
import type { Block } from 'shared-types/site/page/page';
import type { Config } from '../../platform/environment/config';
import type { RenderPool } from '../../platform/render/render-pool';
import type { Database } from '../../platform/schema/database';
import type { Outage } from '../../platform/schema/outage';
import type { Room } from '../../platform/memory/memory-budget';
import type { Memo } from '../directory/memo';
import type { Registry } from '../registry/registry';
import type { SourceMaps } from '../registry/artifact/source-maps';
import type { FragmentCache } from './render/fragment-cache';
import type { KeptPageTemplate } from './template/page-template-cache';
import type { AnyLoader } from './loader';

/** What putting a page together works with. */
export interface PageDeps {
  readonly db: Database;
  readonly outage: Pick<Outage, 'isOn' | 'ended'>;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly registry: Registry;
  readonly sourceMaps: SourceMaps;
  readonly pool: RenderPool;
  /** Page templates; absent where nothing is kept. */
  readonly pageTemplates?: Room<KeptPageTemplate> | undefined;
  /** Page templates as a query asks for them, which drive no other page out. */
  readonly queriedPageTemplates?: Room<KeptPageTemplate> | undefined;
  /** Absent where nothing is kept. */
  readonly fragments?: FragmentCache | undefined;
  /** Texts of state events by all they are made from. */
  readonly stateTexts: Memo;
  readonly loads: ReadonlyMap<string, AnyLoader>;
  /** True where a block that has used up its time is not tried again with more. */
  readonly triesOnce?: boolean;
  /** Marks placeholders in this process's HTML. */
  readonly placeholderPrefix: string;
  /** Called for a block that no remote shows; logs each once. */
  readonly onUnknownBlock: (block: Block) => void;
}
