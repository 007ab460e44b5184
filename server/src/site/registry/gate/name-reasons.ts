import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import type { LiveSet } from './live-set';

/** The federation finds a remote by how a request begins: of two names one must not begin with the other. */
export function nameReasons({ name }: Manifest, { shells, remotes }: LiveSet): DeployReason[] {
  const names = new Set([...shells, ...remotes].map((manifest) => manifest.name));
  return [...names]
    .filter((other) => other !== name && (other.startsWith(name) || name.startsWith(other)))
    .sort()
    .map((other) => ({
      what: `The name ${name} cannot be told from ${other}, which is live: one begins with the other.`,
      where: 'remote.json: name',
      mend: 'Give the remote another name.',
    }));
}
