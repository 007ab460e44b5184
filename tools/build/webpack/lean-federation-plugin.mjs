import { join } from 'node:path';
import webpack from 'webpack';

const NAME = 'LeanFederationPlugin';
const HERE = join(import.meta.dirname, 'lean-federation');

/**
 * Replacements for files of the federation runtime that pages do not need: manifests, snapshots, preloads, remotes that
 * import each other, tree-shaken shared packages.
 */
const LEAN = {
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': join(HERE, 'snapshot-handler.mjs'),
  '@module-federation/runtime-core/dist/utils/preload.js': join(HERE, 'preload.mjs'),
  '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js': join(
    HERE,
    'get-shared-fallback-getter.mjs',
  ),
  '@module-federation/webpack-bundler-runtime/dist/remotes.js': join(HERE, 'remotes.mjs'),
  '@module-federation/webpack-bundler-runtime/dist/init.js': join(HERE, 'init.mjs'),
};

/** Replaces those files; fails if another version of the runtime has other ones. */
export class LeanFederationPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, ({ hooks }) => {
      hooks.afterResolve.tap(NAME, ({ createData }) => {
        createData.resource = inPlaceOf(createData.resource ?? '');
      });
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const there = new Set([...modules].map(({ resource }) => resource));
        const missing = Object.keys(LEAN).filter((file) => !there.has(LEAN[file]));
        if (missing.length > 0)
          compilation.errors.push(new webpack.WebpackError(`Federation’s runtime has no ${missing.join(', ')}.`));
      });
    });
  }
}

/** @param {string} resource */
function inPlaceOf(resource) {
  const path = resource.replaceAll('\\', '/');
  const file = Object.keys(LEAN).find((each) => path.endsWith(`/${each}`));
  return file ? LEAN[file] : resource;
}
