const NAME = 'KnownToolsPlugin';

/**
 * What builds has a version, by which webpack knows whether what it keeps is from another. It would ask as well each loader
 * for all that leads to it, package by package, and that takes longer than a build.
 */
export class KnownToolsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap(NAME, ({ compilation }) => compilation.buildDependencies.clear());
  }
}
