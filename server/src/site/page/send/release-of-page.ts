import type { Manifest } from 'shared-types/manifest';
import { DEVELOPMENT_SHELL_FILE, type Release, type ReleasedVersion } from 'shared-types/release';
import type { LiveFeature, RegistryState } from '../../registry/registry-state';
import { isInlineSheet } from '../template/inline-sheets';

const SCRIPT_OR_SHEET = /\.(js|css)$/;
/** Scripts that the server puts into pages: they queue early submits, and close folders. */
const INLINE_SCRIPTS = ['client/early.js', 'client/folders.js'];

export interface ReleaseInput {
  /** Features that go live on the page. */
  readonly features: readonly LiveFeature[];
  /** All features whose HTML the page shows. */
  readonly shown: readonly LiveFeature[];
  readonly locale: string;
  /** True: the shell starts from its development file. */
  readonly isDevelopment?: boolean | undefined;
}

/** The release of a page: the shell, and of each remote the files its features on this page may load. */
export function releaseOfPage(state: RegistryState, input: ReleaseInput): Release {
  const { features, shown, locale, isDevelopment } = input;
  const remotes: Record<string, ReleasedVersion> = {};
  for (const { remote, feature } of features) {
    if (!remote.enabled || feature.live === 'html') continue;
    const { manifest } = remote;
    const files = [manifest.entry, ...feature.scripts, ...messageFiles(feature.messages, locale)];
    const known = remotes[manifest.name];
    remotes[manifest.name] = released(manifest, [...Object.keys(known?.files ?? {}), ...files]);
  }
  const shell = isDevelopment ? underDevelopment(state.shell.manifest) : state.shell.manifest;
  const versions = shownVersions(shown, remotes);
  const hasOthers = Object.keys(versions).length > 0;
  return {
    serial: state.serial,
    shell: released(shell, shellFiles(shell)),
    remotes,
    ...(hasOthers && { shown: versions }),
  };
}

/** Telemetry of a page names the version of its HTML, even if nothing of the remote is loaded. */
function shownVersions(shown: readonly LiveFeature[], loaded: Release['remotes']): Record<string, string> {
  const others = shown.filter(({ remote: { manifest } }) => loaded[manifest.name] === undefined);
  return Object.fromEntries(others.map(({ remote: { manifest } }) => [manifest.name, manifest.version]));
}

/** Shells built before the development file existed lack it. */
function underDevelopment(manifest: Manifest): Manifest {
  return manifest.files[DEVELOPMENT_SHELL_FILE] ? { ...manifest, entry: DEVELOPMENT_SHELL_FILE } : manifest;
}

function shellFiles(manifest: Manifest): string[] {
  const inlined = manifest.features.filter(({ id }) => isInlineSheet(id)).map(({ css }) => css);
  const left = [
    ...inlined,
    ...INLINE_SCRIPTS,
    ...(manifest.entry === DEVELOPMENT_SHELL_FILE ? [] : [DEVELOPMENT_SHELL_FILE]),
  ];
  return Object.keys(manifest.files).filter(
    (path) => path.startsWith('client/') && SCRIPT_OR_SHEET.test(path) && !left.includes(path),
  );
}

function messageFiles(messages: Readonly<Record<string, string>>, locale: string): string[] {
  const language = locale.split('-')[0] ?? '';
  return [messages.en, messages[language], messages[locale]].filter((path) => path !== undefined);
}

export function released(manifest: Manifest, paths: readonly string[]): ReleasedVersion {
  const files = Object.fromEntries(paths.map((path) => [path, manifest.files[path]?.integrity ?? '']));
  return {
    version: manifest.version,
    contract: manifest.contract,
    base: versionBase(manifest),
    entry: manifest.entry,
    files,
  };
}

export function withoutFiles(release: Release, unneeded: readonly string[]): Release {
  const files = Object.entries(release.shell.files).filter(([path]) => !unneeded.includes(path));
  return { ...release, shell: { ...release.shell, files: Object.fromEntries(files) } };
}

/** URL of a version's folder. */
export function versionBase({ name, version }: Pick<Manifest, 'name' | 'version'>): string {
  return `/remotes/${name}/${version}/`;
}
