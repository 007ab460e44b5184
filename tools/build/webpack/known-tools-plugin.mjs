const NAME = 'KnownToolsPlugin';

/**
 * Validates webpack's cache by the tools' version; checking all dependencies of each loader takes longer than a build.
 */
export class KnownToolsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap(NAME, ({ compilation }) => compilation.buildDependencies.clear());
  }
}
