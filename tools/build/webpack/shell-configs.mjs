import { join } from 'node:path';
import webpack from 'webpack';
import { clientBase } from './client-base.mjs';
import { ROOT } from '../files/folders.mjs';
import { LeanFederationPlugin } from './lean-federation-plugin.mjs';

/** Constants that remove parts of the federation runtime. */
const LEAN_RUNTIME = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_HAS_EXPOSES: 'true',
};

/**
 * The shell's client files. Each is a separate build with copies of shared sources, so the first is one flat script.
 * @param {string} folder the shell
 * @returns {Record<string, string>}
 */
export function shellEntries(folder) {
  return {
    early: join(ROOT, 'shell/src/boot/early.ts'),
    shell: join(folder, 'src/boot/main.ts'),
    deferred: join(folder, 'src/boot/deferred.ts'),
    account: join(ROOT, 'shell/src/boot/account.ts'),
    fresh: join(ROOT, 'shell/src/boot/fresh.ts'),
    overlays: join(ROOT, 'shell/src/boot/overlays.ts'),
    development: join(ROOT, 'shell/src/boot/main.ts'),
    closing: join(ROOT, 'shell/src/boot/closing.ts'),
    folders: join(ROOT, 'shell/src/boot/folders.ts'),
    announcement: join(ROOT, 'shell/src/boot/announcement.ts'),
    federation: join(ROOT, 'shell/src/federation/federation.entry.ts'),
    react: join(ROOT, 'shell/src/federation/react.entry.ts'),
  };
}

/** Other people's code, inline scripts, whose file browsers do not name, and readable code. */
const UNMAPPED = new Set(['early', 'closing', 'folders', 'federation', 'react', 'development']);

const EAGER = new Set(['shell', 'deferred']);

const DEVELOPMENT = 'development';
const EVENT_BUS = /^(?:\.\.\/)+host\/bus\/event-bus$/;
const WATCHED_EVENT_BUS = join(ROOT, 'shell/src/development/watched-event-bus.ts');

/**
 * webpack's configurations for the shell's client files.
 * @param {import('./client-base.mjs').ClientBuild} build
 * @returns {import('webpack').Configuration[]}
 */
export function shellConfigs(build) {
  return Object.entries(shellEntries(build.folder)).map(([file, path]) => {
    const base = clientBase({ ...build, part: file, isEager: EAGER.has(file), isMapped: !UNMAPPED.has(file) });
    return {
      ...base,
      name: file,
      entry: { [file]: path },
      plugins: [
        ...base.plugins,
        new webpack.DefinePlugin(LEAN_RUNTIME),
        ...(file === 'federation' ? [new LeanFederationPlugin()] : []),
        ...(file === DEVELOPMENT ? [watchBus()] : []),
      ],
      ...(file === DEVELOPMENT ? { optimization: { ...base.optimization, minimize: false } } : {}),
    };
  });
}

function watchBus() {
  return new webpack.NormalModuleReplacementPlugin(EVENT_BUS, (resource) => {
    if (resource.contextInfo.issuer.endsWith('open-bus.step.ts')) resource.request = WATCHED_EVENT_BUS;
  });
}
