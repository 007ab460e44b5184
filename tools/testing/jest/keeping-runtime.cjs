const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Stateless packages, loaded once per process: executing their files takes longer than most tests. */
const OF_THE_PROCESS = new Set(['kysely', 'sharp', 'zod']);

/** Compiled modules of this process: `{ source, script }` by file and parameters. */
const compiled = new Map();

/**
 * Jest's runtime, which executes every module anew for every test file, with three improvements:
 * - A module is compiled once per process, and V8 keeps its compiled functions.
 * - Some packages are loaded once per process.
 * - Async storages are disabled at the end of their test file. Every promise visits every storage in use, which made
 *   promises forty times as slow after a hundred files.
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
    // Jest explains syntax errors.
    return script ? script.runInContext(context) : compile(source, filename);
  };
}

/** The module as a function of jest's parameters; undefined after a syntax error. */
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

/** Gives the test file a class whose async storages are recorded; returns a function that disables them. */
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
