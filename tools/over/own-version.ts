import type { Manifest } from 'shared-types/manifest';
import type { ReleasedVersion } from 'shared-types/release';

/** Ends the version of a working copy, so that nothing that is told of it passes for what is live. */
const SUFFIX = '-over';

/** The version by which pages name a working copy. */
export function overVersion({ version }: Pick<Manifest, 'version'>): string {
  return version + SUFFIX;
}

/** A working copy as a page's release names it: with all its scripts, since it may show what the live version does not. */
export function overRelease(manifest: Manifest): ReleasedVersion {
  const { name, contract, entry } = manifest;
  const scripts = Object.entries(manifest.files).filter(([path]) => path.startsWith('client/') && path.endsWith('.js'));
  return {
    version: overVersion(manifest),
    contract,
    base: `/remotes/${name}/${overVersion(manifest)}/`,
    entry,
    files: Object.fromEntries(scripts.map(([path, { integrity }]) => [path, integrity])),
  };
}

/**
 * The path within a working copy's folder that an address names; `undefined` for all other addresses. Its style sheets name
 * what they ask for by the version of the build.
 */
export function overPath({ name, version }: Pick<Manifest, 'name' | 'version'>, pathname: string): string | undefined {
  const folders = [overVersion({ version }), version].map((own) => `/remotes/${name}/${own}/`);
  const folder = folders.find((own) => pathname.startsWith(own));
  return folder && pathname.slice(folder.length);
}
