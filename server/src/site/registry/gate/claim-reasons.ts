import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import { isOutsideBlockType } from '../../own-pages/block-type-range';

/**
 * Reasons against block types of other teams that another remote's live or newest version shows: the first remote to deploy
 * a number owns it.
 */
export function claimReasons(candidate: Manifest, known: readonly Manifest[]): DeployReason[] {
  const others = known.filter(({ name }) => name !== candidate.name);
  return candidate.features.flatMap(({ id, mounts }) =>
    (mounts.blockTypes ?? []).filter(isOutsideBlockType).flatMap((type) =>
      [...new Set(others.filter((other) => shows(other, type)).map(({ name }) => name))].map((name) => ({
        what: `Blocks of type ${type} are shown by ${name}.`,
        where: `remote.json: features, ${id}`,
        mend: 'Take another number, or have the other remote give this one up first.',
      })),
    ),
  );
}

function shows({ features }: Manifest, type: number): boolean {
  return features.some(({ mounts }) => mounts.blockTypes?.includes(type));
}
