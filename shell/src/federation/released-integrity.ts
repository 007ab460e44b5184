import type { Release, ReleasedVersion } from 'shared-types/release';

/**
 * The integrity of a file in the release; undefined for URLs outside of it. The release's URLs are relative to `pageUrl`.
 */
export function releasedIntegrity(release: Release, url: URL, pageUrl: string): string | undefined {
  for (const version of [release.shell, ...Object.values(release.remotes)]) {
    const integrity = integrityIn(version, { url, base: new URL(version.base, pageUrl).href });
    // An empty integrity would load the file unchecked.
    if (integrity) return integrity;
  }
  return undefined;
}

function integrityIn(
  { files }: ReleasedVersion,
  { url, base }: { readonly url: URL; readonly base: string },
): string | undefined {
  if (!url.href.startsWith(base)) return undefined;
  const path = url.href.slice(base.length);
  return Object.hasOwn(files, path) ? files[path] : undefined;
}
