import type { Release } from 'shared-types/release';

/** A release with one remote, for tests. */
export const RELEASE: Release = {
  serial: 1,
  shell: {
    version: '0.1.0-5e11',
    contract: 1,
    base: '/remotes/shell/0.1.0-5e11/',
    entry: 'client/shell.js',
    files: {
      'client/shell.js': 'sha384-shell',
      'client/federation.js': 'sha384-federation',
      'client/react.js': 'sha384-react',
    },
  },
  remotes: {
    'mf-forms': {
      version: '0.1.0-f0f0',
      contract: 1,
      base: '/remotes/mf-forms/0.1.0-f0f0/',
      entry: 'client/remote.js',
      files: {
        'client/remote.js': 'sha384-remote',
        'client/form.js': 'sha384-form',
        'client/form.css': 'sha384-style',
      },
    },
  },
};
