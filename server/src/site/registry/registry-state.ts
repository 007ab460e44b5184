import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import type { FeatureId, SlotName } from 'shared-types/remote';

/** A remote, or the shell, with its live version. */
export interface LiveRemote {
  readonly manifest: Manifest;
  /** False: its code does not run in the page. */
  readonly enabled: boolean;
  /** False: its HTML is the fallback. */
  readonly renders: boolean;
}

export interface LiveFeature {
  readonly remote: LiveRemote;
  readonly feature: ManifestFeature;
}

/** The live versions of visitors with the same versions at one serial. Immutable. */
export interface RegistryState {
  /** Unique in this process. */
  readonly id: string;
  readonly serial: number;
  readonly shell: LiveRemote;
  /** Live remotes by name. */
  readonly remotes: ReadonlyMap<string, LiveRemote>;
  featureOfBlock(type: number): LiveFeature | undefined;
  /** The features of a slot, ordered by the names of their remotes. */
  featuresOfSlot(slot: SlotName): readonly LiveFeature[];
  feature(id: FeatureId): LiveFeature | undefined;
}

export type StateParts = Pick<RegistryState, 'id' | 'serial' | 'shell' | 'remotes'>;

/** If two features show one block type, the first remote by name wins. */
export function createRegistryState({ id, serial, shell, remotes }: StateParts): RegistryState {
  const features: LiveFeature[] = [...remotes.values()]
    .sort((a, b) => a.manifest.name.localeCompare(b.manifest.name))
    .flatMap((remote) => remote.manifest.features.map((feature) => ({ remote, feature })));
  const byBlock = new Map<number, LiveFeature>();
  for (const live of features) {
    for (const type of live.feature.mounts.blockTypes ?? []) if (!byBlock.has(type)) byBlock.set(type, live);
  }
  return {
    id,
    serial,
    shell,
    remotes,
    featureOfBlock: (type) => byBlock.get(type),
    featuresOfSlot: (slot) => features.filter(({ feature }) => feature.mounts.slots?.includes(slot)),
    feature: (id) => features.find(({ feature }) => feature.id === id),
  };
}
