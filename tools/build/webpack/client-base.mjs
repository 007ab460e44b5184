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
 * Input of a client build.
 * @typedef {object} ClientBuild
 * @property {string} name the package
 * @property {string} folder its folder
 * @property {string} version the version being built
 * @property {'production' | 'development'} mode
 * @property {string} output the folder that becomes `client/`
 * @property {string} [part] name of this build, if the package has several
 * @property {boolean} [hydrates] true for a remote with a feature that hydrates
 * @property {boolean} [isEager] true if nearly all functions run at page start
 * @property {boolean} [isMapped] false for files without source maps
 */

/**
 * The webpack configuration that all client builds share.
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

/** In development, source maps are inside the files. */
function isMapped({ mode, isMapped: isRequested = true }) {
  return mode === 'production' && isRequested;
}

function fileCache({ name, folder, mode, hydrates, part = 'client' }) {
  // The cache names modules by paths relative to the package, which depend on its depth.
  const depth = relative(projectRoot(folder), folder).split(sep).length;
  return {
    type: 'filesystem',
    // Cached resolutions of React depend on `hydrates`.
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
    // A short name, as every file contains it; the hash distinguishes versions.
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
