import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';

/** Reasons about loaders that the candidate needs and this server does not have. */
export function readReasons({ features }: Manifest, known: ReadonlySet<string>): DeployReason[] {
  return features.flatMap(({ id, loads }) =>
    loads
      .filter((read) => !known.has(read))
      .map((read) => ({
        what: `${id} needs ${read}, which this server does not read.`,
        where: 'remote.json: features, reads',
        mend: 'Deploy it once the server that reads it runs, or do without it.',
      })),
  );
}
