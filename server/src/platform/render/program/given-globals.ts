/**
 * Globals of bundles: the language without code generation, shared memory and weak references, URLs and encodings.
 * Everything else, also in later versions of Node, is removed.
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

/** Legacy static properties with the last match of a RegExp, which all code of a process would share. */
const LAST_MATCH = ['input', '$_', 'lastMatch', '$&', 'lastParen', '$+', 'leftContext', '$`', 'rightContext', "$'"];
const LAST_GROUPS = ['$1', '$2', '$3', '$4', '$5', '$6', '$7', '$8', '$9'];

/** Removes all other globals. Throws if one cannot be removed. */
export function takeAwayGlobals(): void {
  for (const name of Reflect.ownKeys(globalThis)) if (!GIVEN.has(name)) remove(globalThis, name);
  for (const name of [...LAST_MATCH, ...LAST_GROUPS]) remove(RegExp, name);
  removeNodesOwn();
  // Prints nothing; a view that warns need not fail.
  const silent = () => undefined;
  const console = Object.fromEntries(['debug', 'error', 'info', 'log', 'trace', 'warn'].map((name) => [name, silent]));
  Object.defineProperty(globalThis, 'console', { value: console });
}

/** Removes Node's own additions to web classes, which lead into Node's internals. */
function removeNodesOwn(): void {
  const inspect = Symbol.for('nodejs.util.inspect.custom');
  const classes = [URL, URLSearchParams, TextEncoder, TextDecoder];
  const iterator = Object.getPrototypeOf(new URLSearchParams().entries()) as object;
  for (const prototype of [...classes.map((one) => one.prototype), iterator]) remove(prototype, inspect);
  for (const name of ['createObjectURL', 'revokeObjectURL']) remove(URL, name);
}

/** Leaves only the members of `process` that Node itself needs; none leads to modules or the system. */
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
