import type { FastifyBaseLogger } from 'fastify';
import type { Block } from 'shared-types/site/page';
import type { Config } from '../../environment/config';
import type { RenderPool } from '../../render/render-pool';
import type { Database } from '../../schema/database';
import type { Outage } from '../../schema/outage';
import type { Room } from '../../memory/memory-budget';
import type { Memo } from '../directory/memo';
import type { Registry } from '../registry/registry';
import type { SourceMaps } from '../registry/source-maps';
import type { FragmentCache } from './fragment-cache';
import type { KeptPlan } from './plan-cache';
import type { AnyRead } from './read';

/** What putting a page together works with. */
export interface PageDeps {
  readonly db: Database;
  readonly outage: Pick<Outage, 'isOn' | 'ended'>;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly registry: Registry;
  readonly sourceMaps: SourceMaps;
  readonly pool: RenderPool;
  /** Plans of pages; absent where nothing is kept. */
  readonly plans?: Room<KeptPlan> | undefined;
  /** Plans of pages as a query asks for them, which drive no other page out. */
  readonly queriedPlans?: Room<KeptPlan> | undefined;
  /** Absent where nothing is kept. */
  readonly fragments?: FragmentCache | undefined;
  /** Words of facts by all they are made from. */
  readonly factTexts: Memo;
  readonly reads: ReadonlyMap<string, AnyRead>;
  /** True where a block that has used up its time is not tried again with more. */
  readonly triesOnce?: boolean;
  /** Marks holes in this process's HTML. */
  readonly holePrefix: string;
  /** Called for a block that no remote shows; logs each once. */
  readonly onUnknownBlock: (block: Block) => void;
}
