import type { Manifest } from 'shared-types/manifest';
import { DEVELOPMENT_SHELL_FILE } from 'shared-types/release';
import type { RegistryState } from '../../registry/registry-state';
import { releaseOfPage } from './release-of-page';

const PLAIN = ['client/shell.js', 'client/deferred.js', 'client/dialogs.css'];

/** The shell in a page's release, for a shell with these files. */
function shellOf(paths: readonly string[], isDevelopment: boolean) {
  const files = Object.fromEntries(paths.map((path) => [path, { integrity: `sha384-${path}` }]));
  const manifest = { name: 'shell', version: '1', contract: 1, entry: 'client/shell.js', features: [], files };
  const state = { serial: 1, shell: { manifest: manifest as unknown as Manifest } } as unknown as RegistryState;
  const { entry, files: released } = releaseOfPage(state, {
    features: [],
    shown: [],
    locale: 'en',
    isDevelopment,
  }).shell;
  return { entry, files: Object.keys(released) };
}

test('a page in development loads the development file first, and no other page may load it', () => {
  const all = [...PLAIN, DEVELOPMENT_SHELL_FILE];
  expect(shellOf(all, true)).toEqual({ entry: DEVELOPMENT_SHELL_FILE, files: all });
  expect(shellOf(all, false)).toEqual({ entry: 'client/shell.js', files: PLAIN });
});

test('a shell built before the development file existed uses its normal one in development', () => {
  expect(shellOf(PLAIN, true)).toEqual({ entry: 'client/shell.js', files: PLAIN });
});
