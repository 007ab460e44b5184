import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { KnownToolsPlugin } from './known-tools-plugin.mjs';
import { LeanRuntimePlugin } from './lean-runtime-plugin.mjs';
import { MinifyPlugin } from './minify-plugin.mjs';
import { projectCache, projectRoot } from '../files/project.mjs';
import { sourceMapsPlugin } from './source-maps.mjs';
import { toolsVersion } from '../files/tools-version.mjs';
import { TRANSFORMED } from '../sources/transform-source.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * What one client build is told.
 * @typedef {object} ClientBuild
 * @property {string} name the package
 * @property {string} folder its folder
 * @property {string} version the version being built
 * @property {'production' | 'development'} mode
 * @property {string} output the folder that becomes `client/`
 * @property {string} [part] which of the package's builds this is, where it has several
 * @property {boolean} [hydrates] whether it is a remote with a feature that takes React from the page; false where absent
 * @property {boolean} [isEager] whether nearly all of its functions run as soon as it is there; false where absent
 * @property {boolean} [isMapped] false for files whose places nobody looks for; true where absent
 */

/**
 * The part of webpack's configuration that all files for the page share.
 * @implements PLAT-07
 * @param {ClientBuild} build
 * @returns {import('webpack').Configuration}
 */
export function clientBase(build) {
  return {
    context: build.folder,
    mode: build.mode,
    target: ['web', 'es2022'],
    devtool: build.mode === 'development' ? 'inline-source-map' : false,
    cache: fileCache(build),
    output: clientOutput(build),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['es2015', '...'] },
    module: { rules: rules(isMapped(build)), strictExportPresence: true },
    optimization: optimization(build),
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin(constants(build)),
      new KnownToolsPlugin(),
      new LeanRuntimePlugin({ isFederated: build.hydrates }),
      ...(isMapped(build) ? [sourceMapsPlugin(build)] : []),
    ],
  };
}

/** Under development the maps are in the files themselves. */
function isMapped({ mode, isMapped: isRequested = true }) {
  return mode === 'production' && isRequested;
}

function fileCache({ name, folder, mode, hydrates, part = 'client' }) {
  // What is kept names modules by the way from the package's folder, and that way is another one from another depth.
  const depth = relative(projectRoot(folder), folder).split(sep).length;
  return {
    type: 'filesystem',
    // What leads to React once is not asked again where it leads.
    name: [part, mode, depth, hydrates && 'hydrates'].filter(Boolean).join('-'),
    cacheDirectory: join(projectCache(folder), 'webpack', name),
    version: toolsVersion(folder),
    buildDependencies: { defaultWebpack: [] },
  };
}

function clientOutput({ output, name, version }) {
  return {
    path: output,
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath: 'auto',
    uniqueName: `${name}@${version}`,
    // In every file; the hash tells versions apart.
    chunkLoadingGlobal: `${name}-${version.slice(version.lastIndexOf('-') + 1)}`.replaceAll(/\W/g, '_'),
    strictModuleErrorHandling: true,
    environment: { arrowFunction: true, const: true, destructuring: true, dynamicImport: false, module: false },
  };
}

function rules(withMaps) {
  const typescript = {
    loader: createRequire(import.meta.url).resolve('ts-loader'),
    options: {
      transpileOnly: true,
      onlyCompileBundledFiles: true,
      configFile: here('tsconfig.client.json'),
      compilerOptions: { sourceMap: withMaps },
    },
  };
  return [
    { test: /\.tsx?$/, use: [typescript] },
    { test: TRANSFORMED, use: [here('source-loader.mjs')] },
    { test: /\.css$/, type: 'javascript/auto', sideEffects: false, use: [here('empty-loader.mjs')] },
  ];
}

function optimization(build) {
  return {
    minimize: build.mode === 'production',
    minimizer: [new MinifyPlugin({ withMaps: isMapped(build), isEager: build.isEager ?? false })],
    splitChunks: false,
    runtimeChunk: false,
    chunkIds: 'named',
    emitOnErrors: false,
  };
}

function constants({ name, version }) {
  return { __VERSION__: JSON.stringify(version), __REMOTE__: JSON.stringify(name) };
}
