const NAME = 'StableIdsPlugin';

/** The id of the module that joins a remote to the page's federation runtime. */
export const FEDERATION_START = 'start';

/** Before webpack gives ids to the modules that have none. */
const FIRST = -100;

/**
 * Gives federation's own modules ids that are the same everywhere. webpack makes ids of names, and in the names of these
 * two is the path of the machine, so that the same sources would not give the same bytes.
 */
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
