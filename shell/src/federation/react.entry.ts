import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import { hydrate } from '../hydration/hydrate';
import type { SharedPackage } from './open-federation';
import type { FederationGlobal } from './page-global';
import type { Hydrate } from './react-file';

/** What `react.js` adds to the page's global. */
export interface ReactModules {
  /** React's modules by import name. */
  readonly packages: Readonly<Record<string, SharedPackage>>;
  readonly hydrate: Hydrate;
}

declare const colonnade: FederationGlobal;

const { version } = React;

colonnade.react = {
  packages: {
    react: { version, module: React },
    'react/jsx-runtime': { version, module: jsxRuntime },
    'react-dom': { version, module: ReactDom },
    'react-dom/client': { version, module: ReactDomClient },
  },
  hydrate,
};
