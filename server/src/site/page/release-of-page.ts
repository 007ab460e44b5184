import type { Manifest } from 'shared-types/manifest';
import type { Release, ReleasedVersion } from 'shared-types/release';
import type { LiveFeature, RegistryState } from '../registry/registry-state';

const SCRIPT_OR_SHEET = /\.(js|css)$/;
/** The frame's sheet is in the page already. */
const INLINED = 'site/frame';

/** The release a page carries: the shell, and of each remote the files its features on this page may load. */
export function releaseOfPage(state: RegistryState, features: readonly LiveFeature[], locale: string): Release {
  const remotes: Record<string, ReleasedVersion> = {};
  for (const { remote, feature } of features) {
    if (!remote.enabled || feature.live === 'html') continue;
    const { manifest } = remote;
    const files = [manifest.entry, ...feature.scripts, ...stringFiles(feature.strings, locale)];
    const known = remotes[manifest.name];
    remotes[manifest.name] = released(manifest, [...Object.keys(known?.files ?? {}), ...files]);
  }
  return { serial: state.serial, shell: released(state.shell.manifest, shellFiles(state.shell.manifest)), remotes };
}

function shellFiles(manifest: Manifest): string[] {
  const inlined = manifest.features.find((feature) => feature.id === INLINED)?.css;
  return Object.keys(manifest.files).filter(
    (path) => path.startsWith('client/') && SCRIPT_OR_SHEET.test(path) && path !== inlined,
  );
}

function stringFiles(strings: Readonly<Record<string, string>>, locale: string): string[] {
  const language = locale.split('-')[0] ?? '';
  return [strings.en, strings[language], strings[locale]].filter((path) => path !== undefined);
}

function released(manifest: Manifest, paths: readonly string[]): ReleasedVersion {
  const files = Object.fromEntries(paths.map((path) => [path, manifest.files[path]?.integrity ?? '']));
  return {
    version: manifest.version,
    contract: manifest.contract,
    base: versionBase(manifest),
    entry: manifest.entry,
    files,
  };
}

/** The same without some of the shell's files. */
export function withoutFiles(release: Release, unneeded: readonly string[]): Release {
  const files = Object.entries(release.shell.files).filter(([path]) => !unneeded.includes(path));
  return { ...release, shell: { ...release.shell, files: Object.fromEntries(files) } };
}

/** Address of a version's folder. */
export function versionBase({ name, version }: Pick<Manifest, 'name' | 'version'>): string {
  return `/remotes/${name}/${version}/`;
}
