import { fileURLToPath } from 'node:url';
import federation from '@module-federation/enhanced/webpack';
import { clientBase } from './client-base.mjs';
import { FeatureFilesPlugin, isStyledLate } from './feature-files-plugin.mjs';
import { MergeExposedPlugin } from './merge-exposed-plugin.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';

// Told, federation's plugins find webpack at once; else each has it fail to see where that happens, which takes a second.
process.env['FEDERATION_WEBPACK_PATH'] ??= fileURLToPath(import.meta.resolve('webpack'));

/** The federation runtime is in the page once, put there by the shell. */
const RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;
const RUNTIME_GLOBAL = 'var colonnade.federation.bundler';

/** All that a page has once: React, in the shell's own file. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const NOT_SHARED = 'Only a remote with a feature that hydrates has React in the page, and this one asks for ';

const ENTRY = 'remote.js';
const EXPOSED = './src/remote.ts';
/** No other loader reads what this one makes. */
const CONTAINED = `!!${fileURLToPath(new URL('container-loader.mjs', import.meta.url))}!${EXPOSED}`;

/** What several features use is a file of its own where it weighs more than asking for it, in bytes before the minifier. */
const SHARED_BYTES = 40_000;

/**
 * What a remote keeps for few pages has its own copy of what it shares with the rest: a module in two files has the scope
 * of neither, and that costs every page more than the copies cost those few.
 */
const LATER = { test: /[\\/]src[\\/]seldom\.ts$/, layer: 'seldom' };

/** What the page has once is no code of a file: alone it would make one without anything in it. @param {{ type: string }} module */
const hasCode = ({ type }) => type !== 'consume-shared-module';

/**
 * What nobody sees before it opens over a page brings all it needs in one file: each file more is a hash more in every
 * page, and its HTML has 14 kB for everything.
 * @param {import('webpack').Chunk} chunk
 */
const mayShare = (chunk) => !chunk.canBeInitial() && !isStyledLate(chunk);

const SPLIT = {
  chunks: /** @type {const} */ ('async'),
  cacheGroups: {
    default: false,
    defaultVendors: false,
    between: { test: hasCode, chunks: mayShare, minChunks: 2, minSize: SHARED_BYTES, reuseExistingChunk: false },
  },
};

/**
 * webpack's configuration for a remote's files in the page. Only one with a feature that hydrates has federation's own
 * container, which knows how to share React and weighs more than half a kilobyte.
 * @param {import('./client-base.mjs').ClientBuild} build
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(build) {
  const base = clientBase(build);
  const container = build.hydrates ? federatedContainer(build) : plainContainer(build);
  return {
    ...base,
    entry: container.entry,
    externals: [container.external],
    experiments: { layers: true },
    module: { ...base.module, rules: [...base.module.rules, LATER] },
    optimization: { ...base.optimization, splitChunks: SPLIT },
    plugins: [...base.plugins, ...container.plugins, new FeatureFilesPlugin(build.folder), new StableIdsPlugin()],
  };
}

function plainContainer({ name }) {
  return {
    entry: { [name]: { import: CONTAINED, filename: ENTRY, library: libraryOf(name) } },
    external: ({ request }, done) => (SHARED.includes(request) ? done(Error(NOT_SHARED + request)) : done()),
    plugins: [],
  };
}

function federatedContainer(build) {
  return {
    entry: {},
    external: ({ request }, done) => (RUNTIME.test(request) ? done(null, RUNTIME_GLOBAL) : done()),
    plugins: [new federation.ModuleFederationPlugin(federationOptions(build)), new MergeExposedPlugin(build.name)],
  };
}

function libraryOf(name) {
  return { type: 'var', name: name.replace(/\W/g, '_') };
}

function federationOptions({ name }) {
  return {
    name,
    filename: ENTRY,
    library: libraryOf(name),
    exposes: { './remote': EXPOSED },
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
