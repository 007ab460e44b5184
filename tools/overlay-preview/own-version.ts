import type { Manifest } from 'shared-types/manifest';
import type { ReleasedVersion } from 'shared-types/release';
import { released, versionBase } from '../../server/src/site/page/send/release-of-page';
import { PUBLIC_FOLDER } from '../../server/src/site/registry/artifact/artifact-files';

/** Marks the version of a working copy, so that its records are not mistaken for those of a live one. */
const SUFFIX = '-over';

export function overlayVersion({ version }: Pick<Manifest, 'version'>): string {
  return version + SUFFIX;
}

/** A working copy in a page's release, with all its scripts, since it may show more than the live version. */
export function overlayRelease(manifest: Manifest): ReleasedVersion {
  const scripts = Object.keys(manifest.files).filter((path) => path.startsWith(PUBLIC_FOLDER) && path.endsWith('.js'));
  return released({ ...manifest, version: overlayVersion(manifest) }, scripts);
}

/** The path in the working copy's folder that an address names, if any. Style sheets use the build's own version. */
export function overlayPath(
  { name, version }: Pick<Manifest, 'name' | 'version'>,
  pathname: string,
): string | undefined {
  const folders = [overlayVersion({ version }), version].map((own) => versionBase({ name, version: own }));
  const folder = folders.find((own) => pathname.startsWith(own));
  return folder && pathname.slice(folder.length);
}
