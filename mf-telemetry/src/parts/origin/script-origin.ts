import { originName } from './origin-name';

/** Every file of a version lies below `/remotes/<name>/<version>/`. */
const RELEASED_FILE = /^[^?#]*\/remotes\/([^/?#]+)\/([^/?#]+)\//;

/** Whose file an address leads to. */
export function scriptOrigin(url: string): string {
  const [, remote, version] = RELEASED_FILE.exec(url) ?? [];
  return originName(remote, version);
}
