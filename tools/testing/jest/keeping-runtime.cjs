const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Packages that keep nothing and are never mocked: they are taken as Node has loaded them, with the server. Of their hundred
 * and more files a test file would run every one anew, which takes longer than most of its tests.
 */
const OF_THE_PROCESS = new Set(['kysely', 'sharp', 'zod']);

/** What this process has compiled: `{ source, script }` by file and parameters. */
const compiled = new Map();

/**
 * Jest's runtime runs every module anew for every test file, its own too. Here three things of it are kept in order:
 *
 * - A module is compiled once in a process, not once a test file. V8 also keeps what was compiled of it when it was called.
 * - Some packages are loaded once in a process.
 * - An async storage ends with the test file that made it. Every promise of a process visits every storage that was ever
 *   used, and jest makes one for each file: a process that has run a hundred files took forty times as long for a promise.
 */
module.exports = class KeepingRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const [, environment] = options;
    compileOnce(this.executor, environment);
    this.endStorages = noteStorages(this.coreModule);
  }

  requireModuleOrMock(from, name) {
    return OF_THE_PROCESS.has(name) ? require(name) : super.requireModuleOrMock(from, name);
  }

  teardown() {
    super.teardown();
    this.endStorages();
  }
};

function compileOnce(executor, environment) {
  if (typeof executor?.compile !== 'function' || !Array.isArray(executor.injectedModuleParameters)) throw changed();
  const compile = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const context = environment.getVmContext();
    if (context === null) return null;
    const script = scriptOf(source, filename, executor.injectedModuleParameters);
    // What cannot be compiled jest explains.
    return script ? script.runInContext(context) : compile(source, filename);
  };
}

/** The module as a function of what jest hands it; undefined where it has a syntax error. */
function scriptOf(source, filename, parameters) {
  const head = `(function (${parameters.join(', ')}) {`;
  const kept = compiled.get(filename + head);
  if (kept?.source === source) return kept.script;
  try {
    const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    compiled.set(filename + head, { source, script });
    return script;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Gives the test file a class of storages that are noted; what is returned ends them. */
function noteStorages(coreModule) {
  if (typeof coreModule?.require !== 'function') throw changed();
  const storages = [];
  class NotedStorage extends AsyncLocalStorage {
    constructor(...options) {
      super(...options);
      storages.push(this);
    }
  }
  const provide = coreModule.require.bind(coreModule);
  coreModule.require = (name) =>
    /^(node:)?async_hooks$/.test(name) ? { ...provide(name), AsyncLocalStorage: NotedStorage } : provide(name);
  return () => {
    for (const storage of storages) storage.disable();
  };
}

function changed() {
  return new Error(
    'jest-runtime is built otherwise than it was: look where, or take `runtime` out of jest.config.mjs.',
  );
}
