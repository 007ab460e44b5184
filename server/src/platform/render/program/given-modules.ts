import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** React's internal state, through which a bundle could observe other views. `default` is all of React. */
const INSIDE = /^(__|default$)/;

/** Everything a bundle may require, without React's internal state. */
export const GIVEN_MODULES: ReadonlyMap<string, object> = new Map([
  ['react', outsideOf(react)],
  ['react/jsx-runtime', outsideOf(jsxRuntime)],
]);

function outsideOf(module: object): object {
  return Object.fromEntries(Object.entries(module).filter(([name]) => !INSIDE.test(name)));
}

/** The `require` of bundles. Throws for everything but React. */
export function requireGiven(name: string): unknown {
  const given = GIVEN_MODULES.get(name);
  if (!given) throw new Error(`A server bundle may not require "${name}".`);
  return given;
}
