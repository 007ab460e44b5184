import { fileURLToPath } from 'node:url';
import federation from '@module-federation/enhanced/webpack';
import { clientBase } from './client-base.mjs';
import { FeatureFilesPlugin, isStyledLate } from './feature-files-plugin.mjs';
import { MergeExposedPlugin } from './merge-exposed-plugin.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';

// Tells federation's plugins where webpack is; finding it by trial and error takes a second.
process.env['FEDERATION_WEBPACK_PATH'] ??= fileURLToPath(import.meta.resolve('webpack'));

/** The shell provides the federation runtime. */
const RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;
const RUNTIME_GLOBAL = 'var colonnade.federation.bundler';

/** Packages that the shell provides once for the page. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const NOT_SHARED = 'Only a remote with a feature that hydrates has React in the page, and this one asks for ';

const ENTRY = 'remote.js';
const EXPOSED = './src/remote.ts';
/** The `!!` prefix excludes all other loaders. */
const CONTAINED = `!!${fileURLToPath(new URL('container-loader.mjs', import.meta.url))}!${EXPOSED}`;

/** Modules of several features get a file of their own above this size, in bytes before minification. */
const SHARED_BYTES = 40_000;

/** Seldom used code has its own copies of shared modules: these could not be inlined if two files shared them. */
const LATER = { test: /[\\/]src[\\/]seldom\.ts$/, layer: 'seldom' };

/** A shared module alone would make an empty file. @param {{ type: string }} module */
const hasCode = ({ type }) => type !== 'consume-shared-module';

/**
 * Features that open over a page are one file each, as every file needs a hash in the page's 14 kB of HTML.
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
 * webpack's configuration for a remote's client files. Only with a hydrating feature it needs federation's container.
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
