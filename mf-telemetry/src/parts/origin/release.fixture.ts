import type { Release, ReleasedVersion } from 'shared-types/release';

const version = (name: string, of: string): ReleasedVersion => ({
  version: of,
  contract: 1,
  base: `/remotes/${name}/${of}/`,
  entry: 'client/remote.js',
  files: {},
});

/** A release of the shell and two remotes; the page also has HTML of a third remote. */
export const RELEASE: Release = {
  serial: 1,
  shell: version('shell', '1.0.0-aaaa'),
  remotes: {
    'mf-commerce': version('mf-commerce', '2.0.0-bbbb'),
    'mf-blocks': version('mf-blocks', '3.0.0-cccc'),
  },
  shown: { 'mf-consent': '4.0.0-dddd' },
};
