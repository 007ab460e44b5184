const NAME = 'StableIdsPlugin';

/** Id of the module that joins a remote to the page's federation runtime. */
export const FEDERATION_START = 'start';

const FIRST = -100;

/** Assigns stable ids to federation's modules, whose names contain absolute paths; equal sources give equal bytes. */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: NAME, stage: FIRST }, (modules) => {
        for (const module of modules) {
          const id = federationId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function federationId(module) {
  if ((module.rootModule ?? module).resource?.startsWith('data:')) return FEDERATION_START;
  return module.identifier().startsWith('container entry') ? 'container' : undefined;
}
