import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';

/** Module federation finds a remote by the prefix of a request, so no name may be a prefix of another. */
export function nameReasons({ name }: Manifest, known: readonly Manifest[]): DeployReason[] {
  return [...new Set(known.map((manifest) => manifest.name))]
    .filter((other) => other !== name && (other.startsWith(name) || name.startsWith(other)))
    .sort()
    .map((other) => ({
      what: `The name ${name} cannot be told from ${other}, which is deployed here: one begins with the other.`,
      where: 'remote.json: name',
      mend: 'Give the remote another name.',
    }));
}
