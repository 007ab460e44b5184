/**
 * Everything of the global object that a bundle finds: the language, without what makes code of text, shares memory, or tells
 * when memory is collected; and addresses and encodings. Everything else that this version of Node has, or a later one adds, is gone.
 */
const GIVEN: ReadonlySet<string | symbol> = new Set([
  ...['globalThis', 'Infinity', 'NaN', 'undefined', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape'],
  ...['Object', 'Function', 'Array', 'Number', 'Boolean', 'String', 'Symbol', 'BigInt', 'Date', 'RegExp', 'Promise'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['JSON', 'Math', 'Intl', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Proxy', 'Reflect', 'Iterator'],
  ...['ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array'],
  ...['Int32Array', 'Uint32Array', 'Float16Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', Symbol.toStringTag],
]);

/** The engine's legacy static properties of the last match, shared by all code of a process. */
const LAST_MATCH = ['input', '$_', 'lastMatch', '$&', 'lastParen', '$+', 'leftContext', '$`', 'rightContext', "$'"];
const LAST_GROUPS = ['$1', '$2', '$3', '$4', '$5', '$6', '$7', '$8', '$9'];

/** Leaves of the global object what bundles are given. Throws where something cannot be taken away. */
export function takeAwayGlobals(): void {
  for (const name of Reflect.ownKeys(globalThis)) if (!GIVEN.has(name)) remove(globalThis, name);
  for (const name of [...LAST_MATCH, ...LAST_GROUPS]) remove(RegExp, name);
  removeNodesOwn();
  // Prints nowhere; a view that warns need not fail for it.
  const silent = () => undefined;
  const console = Object.fromEntries(['debug', 'error', 'info', 'log', 'trace', 'warn'].map((name) => [name, silent]));
  Object.defineProperty(globalThis, 'console', { value: console });
}

/** What Node adds to the web's classes: ways into its own code, which no bundle needs. */
function removeNodesOwn(): void {
  const inspect = Symbol.for('nodejs.util.inspect.custom');
  const classes = [URL, URLSearchParams, TextEncoder, TextDecoder];
  const iterator = Object.getPrototypeOf(new URLSearchParams().entries()) as object;
  for (const prototype of [...classes.map((one) => one.prototype), iterator]) remove(prototype, inspect);
  for (const name of ['createObjectURL', 'revokeObjectURL']) remove(URL, name);
}

/**
 * Leaves of `process` only what Node itself uses while it runs on: anyone who got hold of it would have no way to modules, other
 * processes or the system from there.
 */
export function emptyProcess(process: NodeJS.Process): void {
  const used = new Set<string | symbol>([
    ...[
      '_events',
      '_eventsCount',
      '_maxListeners',
      '_exiting',
      '_fatalException',
      'exitCode',
      'exit',
      'reallyExit',
      'domain',
    ],
    ...['nextTick', '_tickCallback', 'emitWarning', 'versions', 'version', 'platform', 'hrtime'],
  ]);
  for (const name of Reflect.ownKeys(process)) if (!used.has(name)) Reflect.deleteProperty(process, name);
  for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'report', 'env', 'mainModule', 'kill'])
    if (name in process) throw new Error(`process.${name} cannot be taken away.`);
}

function remove(from: object, name: string | symbol): void {
  if (!Reflect.deleteProperty(from, name)) throw new Error(`${String(name)} cannot be taken away.`);
}
