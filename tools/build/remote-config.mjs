import federation from '@module-federation/enhanced/webpack';
import { clientBase } from './client-base.mjs';
import { FeatureFilesPlugin, isStyledLate } from './feature-files-plugin.mjs';
import { MergeExposedPlugin } from './merge-exposed-plugin.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';

/** The federation runtime is in the page once, put there by the shell. */
const RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;
const RUNTIME_GLOBAL = 'var colonnade.federation.bundler';

/** All that a page has once: React, in the shell's own file. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** What several features use is a file of its own where it weighs more than asking for it, in bytes before the minifier. */
const SHARED_BYTES = 40_000;

/** The name of the one file of a remote whose features all come together. */
const TOGETHER = 'features';

/** What the page has once is no code of a file: alone it would make one without anything in it. @param {{ type: string }} module */
const hasCode = ({ type }) => type !== 'consume-shared-module';

/**
 * What nobody sees before it opens over a page brings all it needs in one file: each file more is a hash more in every
 * page, and its HTML has 14 kB for everything.
 * @param {import('webpack').Chunk} chunk
 */
const mayShare = (chunk) => !chunk.canBeInitial() && !isStyledLate(chunk);

/** @param {number} sharedBytes */
const split = (sharedBytes) => ({
  chunks: /** @type {const} */ ('async'),
  cacheGroups: {
    default: false,
    defaultVendors: false,
    between:
      sharedBytes === 0
        ? { name: TOGETHER, minChunks: 1, enforce: true }
        : { test: hasCode, chunks: mayShare, minChunks: 2, minSize: sharedBytes, reuseExistingChunk: false },
  },
});

/**
 * webpack's configuration for a remote's files in the page. A remote whose features are always in the page together says
 * by `sharedBytes` that already less is to be a file of its own; by 0, that all of them, and their words, are one file.
 * @param {import('./client-base.mjs').ClientBuild} build
 * @param {{ sharedBytes?: number }} [options]
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(build, { sharedBytes = SHARED_BYTES } = {}) {
  const base = clientBase(build);
  return {
    ...base,
    entry: {},
    externals: [({ request }, done) => (RUNTIME.test(request) ? done(null, RUNTIME_GLOBAL) : done())],
    optimization: { ...base.optimization, splitChunks: split(sharedBytes) },
    plugins: [
      ...base.plugins,
      new federation.ModuleFederationPlugin(container(build)),
      new MergeExposedPlugin(build.name),
      new FeatureFilesPlugin(build.folder),
      new StableIdsPlugin(),
    ],
  };
}

function container({ name }) {
  return {
    name,
    filename: 'remote.js',
    library: { type: 'var', name: name.replace(/\W/g, '_') },
    exposes: { './remote': './src/remote.ts' },
    shared: Object.fromEntries(
      SHARED.map((key) => [key, { singleton: true, import: false, requiredVersion: '^19.0.0' }]),
    ),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    virtualRuntimeEntry: true,
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  };
}
