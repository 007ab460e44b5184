import type { EventName } from 'shared-types/events';
import type { FeatureId, Purpose, Start } from 'shared-types/remote';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

/** What a block's element says about the feature it belongs to. */
export interface BlockManifest {
  readonly element: HTMLElement;
  readonly id: string;
  readonly feature: FeatureId;
  readonly remote: string;
  readonly live: 'enhance' | 'hydrate';
  readonly starts: readonly Start[];
  readonly listens: readonly EventName[];
  readonly purpose: Purpose;
}

/** What the shell has made of a block. */
export type BlockState = 'waiting' | 'loading' | 'live' | 'failed';

/** Reads a block's manifest; nothing for one that is whole as HTML. */
export function readBlockManifest(element: HTMLElement): BlockManifest | undefined {
  const read = (name: keyof typeof BLOCK_ATTRIBUTE): string => element.getAttribute(BLOCK_ATTRIBUTE[name]) ?? '';
  const tokens = (name: keyof typeof BLOCK_ATTRIBUTE): string[] => read(name).split(/\s+/).filter(Boolean);
  const live = read('live');
  const starts = tokens('starts') as Start[];
  if ((live !== 'enhance' && live !== 'hydrate') || !starts.length) return undefined;
  return {
    element,
    id: read('block'),
    feature: read('feature') as FeatureId,
    remote: read('remote'),
    live,
    starts,
    listens: tokens('listens') as EventName[],
    // A block that does not say what it is for waits for everything.
    purpose: (read('purpose') || 'marketing') as Purpose,
  };
}

/** Shows on the element what the shell has made of it. */
export function markBlock({ element }: BlockManifest, state: BlockState): void {
  element.setAttribute(BLOCK_ATTRIBUTE.state, state);
}
