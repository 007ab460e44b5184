import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';

/** Data that the candidate's views ask for and this server does not know: they could never be rendered. */
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
