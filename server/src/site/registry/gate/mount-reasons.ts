import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import type { LiveSet } from './live-set';

/** Counts the pages of all sites with a block of this type. */
export type CountPages = (blockType: number) => Promise<number>;

/** Reasons about blocks of existing pages and slots that nothing would show any more. */
export async function mountReasons(
  candidate: Manifest,
  { remotes }: LiveSet,
  countPages: CountPages,
): Promise<DeployReason[]> {
  const before = remotes.filter(({ name }) => name === candidate.name);
  const after = [candidate, ...remotes.filter(({ name }) => name !== candidate.name)];
  const dropped = <T>(of: (manifests: readonly Manifest[]) => readonly T[]): T[] => {
    const still = new Set(of(after));
    return [...new Set(of(before))].filter((one) => !still.has(one)).sort();
  };
  const types = await Promise.all(dropped(blockTypesIn).map(async (type) => ({ type, pages: await countPages(type) })));
  return [
    ...types
      .filter(({ pages }) => pages > 0)
      .map(({ type, pages }) => ({
        what: `Nothing would show blocks of type ${type} any more, and ${pages === 1 ? 'one page has' : `${pages} pages have`} some.`,
        where: 'remote.json: features, mounts.blockTypes',
        mend: 'Show them as before; take the feature out once no page has such a block.',
      })),
    ...dropped(slotsIn).map((slot) => ({
      what: `Nothing would fill the slot ${slot} any more, which ${candidate.name} fills now.`,
      where: 'remote.json: features, mounts.slots',
      mend: 'Fill it as before, or switch the remote off if that is what you want.',
    })),
  ];
}

function blockTypesIn(manifests: readonly Manifest[]) {
  return manifests.flatMap(({ features }) => features.flatMap(({ mounts }) => mounts.blockTypes ?? []));
}

function slotsIn(manifests: readonly Manifest[]) {
  return manifests.flatMap(({ features }) => features.flatMap(({ mounts }) => mounts.slots ?? []));
}
