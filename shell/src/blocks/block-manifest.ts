import type { EventName } from 'shared-types/events';
import type { FeatureId, Purpose, Start } from 'shared-types/remote';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

/** A block's feature, from the attributes of its element. */
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

/** State of a block. */
export type BlockState = 'waiting' | 'loading' | 'live' | 'failed';

/** Reads a block's manifest; undefined for static HTML. */
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
    // Without a purpose, a block waits for the strictest consent.
    purpose: (read('purpose') || 'marketing') as Purpose,
  };
}

/** Sets the state attribute on the element. */
export function markBlock({ element }: BlockManifest, state: BlockState): void {
  element.setAttribute(BLOCK_ATTRIBUTE.state, state);
}
