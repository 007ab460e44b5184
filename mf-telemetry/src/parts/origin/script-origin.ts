import { originName } from './origin-name';

/** Every file of a version is below `/remotes/<name>/<version>/`. */
const RELEASED_FILE = /^[^?#]*\/remotes\/([^/?#]+)\/([^/?#]+)\//;

export function scriptOrigin(url: string): string {
  const [, remote, version] = RELEASED_FILE.exec(url) ?? [];
  return originName(remote, version);
}
