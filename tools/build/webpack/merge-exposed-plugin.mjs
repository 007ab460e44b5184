import webpack from 'webpack';

const NAME = 'MergeExposedPlugin';

/** Puts the exposed module into the container's file: one request instead of two. */
export class MergeExposedPlugin {
  /** @param {string} container name of the container's entry */
  constructor(container) {
    this.container = container;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap(NAME, () => this.merge(compilation));
    });
  }

  merge(compilation) {
    const { chunkGraph } = compilation;
    const entry = compilation.entrypoints.get(this.container);
    const own = entry.getEntrypointChunk();
    for (const exposed of exposedChunks({ chunkGraph, entry, own })) {
      if (!chunkGraph.canChunksBeIntegrated(own, exposed))
        throw new webpack.WebpackError(`${NAME}: the container of ${this.container} does not take its module in.`);
      chunkGraph.integrateChunks(own, exposed);
      compilation.chunks.delete(exposed);
    }
  }
}

/** Chunks of the container's own module; those of features stay separate. */
function exposedChunks({ chunkGraph, entry, own }) {
  const containers = new Set(chunkGraph.getChunkEntryModulesIterable(own));
  const groups = [...entry.childrenIterable].filter((group) =>
    group.origins.some(({ module }) => containers.has(module)),
  );
  return new Set(groups.flatMap((group) => group.chunks).filter((chunk) => chunk !== own));
}
