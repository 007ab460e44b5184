import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** Where React keeps what it is at, of every view: anyone who could write there would hear of the views after. The default is all of React. */
const INSIDE = /^(__|default$)/;

/** All that a bundle may require, without React's own state. */
export const GIVEN_MODULES: ReadonlyMap<string, object> = new Map([
  ['react', outsideOf(react)],
  ['react/jsx-runtime', outsideOf(jsxRuntime)],
]);

function outsideOf(module: object): object {
  return Object.fromEntries(Object.entries(module).filter(([name]) => !INSIDE.test(name)));
}

/** What a bundle's `require` gives. Throws for everything but React. */
export function requireGiven(name: string): unknown {
  const given = GIVEN_MODULES.get(name);
  if (!given) throw new Error(`A server bundle may not require "${name}".`);
  return given;
}
