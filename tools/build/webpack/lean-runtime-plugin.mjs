import webpack from 'webpack';
import { FEDERATION_START } from './stable-ids-plugin.mjs';

const NAME = 'LeanRuntimePlugin';

/**
 * Parts of webpack’s runtime, of which every remote has a copy, in shorter form. An entry is a script element, scripts
 * come from the page's script maker with its own timeout and checks, and a chunk is one file without prefetching. An
 * abandoned copy of an entry may still run, so a chunk is passed to each.
 */
const LEAN = {
  DefinePropertyGettersRuntimeModule: `__webpack_require__.d = (exports, getters) => {
    for (const name in getters)
      if (!Object.hasOwn(exports, name)) Object.defineProperty(exports, name, { enumerable: true, get: getters[name] });
  };`,
  MakeNamespaceObjectRuntimeModule:
    '__webpack_require__.r = (exports) => Object.defineProperty(exports, "__esModule", { value: true });',
  AutoPublicPathRuntimeModule: '__webpack_require__.p = document.currentScript.src.replace(/[^/]*$/, "");',
  LoadScriptRuntimeModule: '',
  JsonpChunkLoadingRuntimeModule: `const arrived = new Set();
  const underWay = {};
  const fetched = (chunk) => arrived.has(chunk) || (underWay[chunk] ??= new Promise((resolve, reject) => {
    const script = colonnade.script(__webpack_require__.p + chunk + ".js");
    script.onload = script.onerror = ({ type }) => {
      script.remove();
      arrived.has(chunk) ? resolve() : reject(Error(script.src + ": " + type));
    };
    document.head.append(script);
  }).finally(() => {
    delete underWay[chunk];
  }));
  const list = (globalThis[CHUNK_LOADING_GLOBAL] ??= {});
  const before = list.push;
  list.push = ([chunks, modules]) => {
    before?.([chunks, modules]);
    Object.assign(__webpack_require__.m, modules);
    chunks.forEach((chunk) => arrived.add(chunk));
  };`,
  GetChunkFilenameRuntimeModule: '',
};

/** Without sharing, a chunk waits only for its own file. */
const LEAN_PLAIN = {
  ...LEAN,
  EnsureChunkRuntimeModule: '',
  JsonpChunkLoadingRuntimeModule: `${LEAN.JsonpChunkLoadingRuntimeModule}
  __webpack_require__.e = async (chunk) => fetched(chunk);`,
};

/** With sharing, federation adds conditions for a chunk, and its own start. */
const LEAN_FEDERATED = {
  ...LEAN,
  JsonpChunkLoadingRuntimeModule: `${LEAN.JsonpChunkLoadingRuntimeModule}
  __webpack_require__.f.j = (chunk, promises) => promises.push(fetched(chunk));`,
  EmbedFederationRuntimeModule: `const startUp = __webpack_require__.x;
  __webpack_require__.x = () => {
    __webpack_require__("${FEDERATION_START}");
    return startUp();
  };`,
};

/** Shortens webpack’s runtime, and keeps it from creating scripts; fails if another version has other parts. */
export class LeanRuntimePlugin {
  /** @param {{ isFederated?: boolean | undefined }} build with federation's own container or without */
  constructor({ isFederated = false }) {
    this.lean = isFederated ? LEAN_FEDERATED : LEAN_PLAIN;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const missing = new Set(Object.keys(this.lean));
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const kind = module.constructor.name;
        missing.delete(kind);
        if (kind in this.lean) {
          const whole = module.generate.bind(module);
          const lean = () => this.lean[kind].replace('CHUNK_LOADING_GLOBAL', chunksOf(compilation));
          module.generate = () => (takesValues(module) ? whole() : lean());
        }
        if (isSuperseded(module)) module.generate = () => null;
      });
      compilation.hooks.afterSeal.tap(NAME, () => {
        // A remote whose features need no script fetches nothing.
        const fetched = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
        if (fetched.length > 0 && missing.size > 0)
          compilation.errors.push(new webpack.WebpackError(`webpack’s runtime has no ${[...missing].join(', ')}.`));
        for (const { name, files } of fetched)
          if (files.size === 0)
            compilation.errors.push(new webpack.WebpackError(`${name} is fetched, but has no file.`));
      });
    });
  }
}

function chunksOf({ outputOptions }) {
  return JSON.stringify(outputOptions.chunkLoadingGlobal);
}

/** True if exports are also passed as values, not only as functions. */
function takesValues({ runtimeRequirements }) {
  return runtimeRequirements?.has(webpack.RuntimeGlobals.definePropertyGettersFromArray) ?? false;
}

/** webpack's own sharing, which federation overwrites. */
function isSuperseded(module) {
  return module.constructor.name === 'ShareRuntimeModule' && module.stage === 0;
}
