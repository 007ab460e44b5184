import webpack from 'webpack';

const NAME = 'LeanRuntimePlugin';

/**
 * Parts of webpack’s runtime that do more than is needed here; each remote on a page brings a copy of them. What stands in
 * their place is enough where an entry is always a script element and where scripts come from the page's script
 * maker, which has its own time budget and throws for an address outside the release.
 */
const LEAN = {
  AutoPublicPathRuntimeModule: '__webpack_require__.p = document.currentScript.src.replace(/[^/]*$/, "");',
  LoadScriptRuntimeModule: `__webpack_require__.l = (url, done) => {
    try {
      const script = colonnade.script(url);
      script.onload = script.onerror = (event) => {
        script.remove();
        done(event);
      };
      document.head.append(script);
    } catch (error) {
      done({ type: error.message, target: { src: url } });
    }
  };`,
};

/** Shortens webpack’s runtime, and lets it make no script by itself; fails when a webpack of another version has other parts. */
export class LeanRuntimePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const missing = new Set(Object.keys(LEAN));
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const kind = module.constructor.name;
        missing.delete(kind);
        if (kind in LEAN) module.generate = () => LEAN[kind];
        if (isSuperseded(module)) module.generate = () => null;
      });
      compilation.hooks.afterSeal.tap(NAME, () => {
        // A remote whose features are all whole as HTML fetches nothing.
        const isFetching = [...compilation.chunks].some((chunk) => !chunk.hasRuntime());
        if (isFetching && missing.size > 0)
          compilation.errors.push(new webpack.WebpackError(`webpack’s runtime has no ${[...missing].join(', ')}.`));
      });
    });
  }
}

/** webpack's own sharing, which federation's overwrites before anything could call it. */
function isSuperseded(module) {
  return module.constructor.name === 'ShareRuntimeModule' && module.stage === 0;
}
