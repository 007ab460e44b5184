import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import type { FeatureId, SlotName } from 'shared-types/remote';

/** A remote, or the shell, as it is live now. */
export interface LiveRemote {
  readonly manifest: Manifest;
  /** False: its code does not run in the page. */
  readonly enabled: boolean;
  /** False: its HTML is the fallback. */
  readonly renders: boolean;
}

/** A feature together with the build that owns it. */
export interface LiveFeature {
  readonly remote: LiveRemote;
  readonly feature: ManifestFeature;
}

/** What is live at one serial for anyone who has the same versions. Immutable: a change makes a new state. */
export interface RegistryState {
  /** Names it among all states of this process. */
  readonly id: string;
  readonly serial: number;
  readonly shell: LiveRemote;
  /** Live remotes by name. */
  readonly remotes: ReadonlyMap<string, LiveRemote>;
  /** The feature that shows blocks of a type. */
  featureOfBlock(type: number): LiveFeature | undefined;
  /** The features of a slot, in the order of their remotes' names. */
  featuresOfSlot(slot: SlotName): readonly LiveFeature[];
  feature(id: FeatureId): LiveFeature | undefined;
}

/** What a state is made from. */
export type StateParts = Pick<RegistryState, 'id' | 'serial' | 'shell' | 'remotes'>;

/** Makes a state from what is live. Two features for one block type: the remote first by name wins. */
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
