import type { Manifest } from 'shared-types/manifest';
import type { ReleasedVersion } from 'shared-types/release';
import { released, versionBase } from '../../server/src/site/page/send/release-of-page';
import { PUBLIC_FOLDER } from '../../server/src/site/registry/artifact/artifact-files';

/** Ends the version of a working copy, so that nothing that is told of it passes for what is live. */
const SUFFIX = '-over';

/** The version by which pages name a working copy. */
export function overlayVersion({ version }: Pick<Manifest, 'version'>): string {
  return version + SUFFIX;
}

/** A working copy as a page's release names it: with all its scripts, since it may show what the live version does not. */
export function overlayRelease(manifest: Manifest): ReleasedVersion {
  const scripts = Object.keys(manifest.files).filter((path) => path.startsWith(PUBLIC_FOLDER) && path.endsWith('.js'));
  return released({ ...manifest, version: overlayVersion(manifest) }, scripts);
}

/**
 * The path within a working copy's folder that an address names; `undefined` for all other addresses. Its style sheets name
 * what they ask for by the version of the build.
 */
export function overlayPath(
  { name, version }: Pick<Manifest, 'name' | 'version'>,
  pathname: string,
): string | undefined {
  const folders = [overlayVersion({ version }), version].map((own) => versionBase({ name, version: own }));
  const folder = folders.find((own) => pathname.startsWith(own));
  return folder && pathname.slice(folder.length);
}
