/**
 * Properties that code sets on its own objects, like `error.name`. Frozen on the prototype, such assignments would
 * fail; accessors define them on the object instead.
 */
const SET_ON_OWN: readonly (readonly [object, readonly string[]])[] = [
  [Object.prototype, Object.getOwnPropertyNames(Object.prototype)],
  [Function.prototype, ['constructor', 'toString']],
  ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError].map(
    ({ prototype }) => [prototype, ['constructor', 'message', 'name', 'toString']] as const,
  ),
];

/** Intrinsics without a global name. */
function hiddenIntrinsics(): unknown[] {
  const iterators = [[], new Map<never, never>(), new Set<never>(), ''].map((of) => of[Symbol.iterator]());
  return [
    function* () {},
    async function () {},
    async function* () {},
    ...iterators,
    'a'.matchAll(/a/g),
    new Intl.Segmenter().segment(''),
    new Intl.Segmenter().segment('')[Symbol.iterator](),
    Object.getOwnPropertyDescriptor(Function.prototype, 'caller')?.get,
  ];
}

/** Freezes everything reachable from the global object and `given`, so that bundles cannot affect each other. */
export function freezeIntrinsics(given: readonly unknown[]): void {
  for (const [prototype, names] of SET_ON_OWN) for (const name of names) letOthersSet(prototype, name);
  const open = [globalThis, ...hiddenIntrinsics(), ...given];
  const seen = new Set<unknown>();
  while (open.length > 0) {
    const item = open.pop();
    if (!isObject(item) || seen.has(item)) continue;
    seen.add(item);
    Object.freeze(item);
    open.push(Object.getPrototypeOf(item));
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(item))) open.push(value, get, set);
    for (const name of Object.getOwnPropertySymbols(item)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(item, name) as PropertyDescriptor;
      open.push(value, get, set);
    }
  }
}

export function freezeData(data: unknown): void {
  if (!isObject(data)) return;
  Object.freeze(data);
  Object.values(data).forEach(freezeData);
}

function letOthersSet(prototype: object, name: string): void {
  const found = Object.getOwnPropertyDescriptor(prototype, name);
  if (!found || !('value' in found)) return;
  const { value, enumerable } = found as { value: unknown; enumerable: boolean };
  Object.defineProperty(prototype, name, {
    enumerable,
    configurable: false,
    get: () => value,
    set(this: unknown, own: unknown) {
      if (!isObject(this) || this === prototype) throw new TypeError(`${name} cannot be changed here.`);
      Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
    },
  });
}

function isObject(item: unknown): item is object {
  return (typeof item === 'object' && item !== null) || typeof item === 'function';
}
