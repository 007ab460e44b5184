import type { EventName } from 'shared-types/events';
import type { Manifest, ManifestFeature } from 'shared-types/manifest';

/** A feature of a build that sends or receives an event. */
export interface EventUser {
  readonly remote: string;
  readonly version: string;
  readonly feature: string;
}

/** The features of these builds that send or receive an event. */
export function usersOf(
  event: string,
  manifests: readonly Manifest[],
): { readonly senders: readonly EventUser[]; readonly listeners: readonly EventUser[] } {
  const using = (names: (feature: ManifestFeature) => readonly EventName[]): EventUser[] =>
    manifests.flatMap(({ name, version, features }) =>
      features
        .filter((feature) => names(feature).some((one) => one === event))
        .map(({ id }) => ({ remote: name, version, feature: id })),
    );
  return { senders: using(({ emits }) => emits), listeners: using(({ listens }) => listens) };
}

/** All events that features of these builds send or receive. */
export function eventsOf(manifests: readonly Manifest[], list: 'emits' | 'listens'): ReadonlySet<EventName> {
  return new Set(manifests.flatMap(({ features }) => features.flatMap((feature) => feature[list])));
}
