import type { HTTPRequest } from 'puppeteer';
import type { PageRemote } from './full-shop';
import { FEATURES, ONE_FILE } from './full-shop';

/**
 * What is wrong with a file of a remote. `built` changes it before it is published: its hash is right. `sent` answers
 * the browser in place of the server. What is broken in the store runs nowhere, which the registry's own tests show.
 */
export type Fault =
  | { readonly kind: 'built'; readonly change: (text: string) => string }
  | { readonly kind: 'sent'; readonly answer: (request: HTTPRequest) => unknown };

/** A file of a remote, and all that can be wrong with it, by what it does then. */
export interface Place {
  readonly name: string;
  /** True where it is the server that notices. */
  readonly isOnServer: boolean;
  readonly fileOf: (remote: PageRemote) => string;
  readonly faults: Readonly<Record<string, Fault>>;
}

const THROW = `throw new Error('broken on purpose');`;
const TAMPERED = 'globalThis.tampered = true;';

const built = (change: (text: string) => string): Fault => ({ kind: 'built', change });
const sent = (answer: (request: HTTPRequest) => unknown): Fault => ({ kind: 'sent', answer });
const rendered = (body: string) =>
  built(
    (text) => `${text};for (const f of Object.values(module.exports.remote.features)) f.element = () => { ${body} };`,
  );

/** What can be wrong with any file that is on its way to a page. */
const ON_ITS_WAY = {
  'is not found': sent((request) => request.respond({ status: 404, body: 'Not found' })),
  'is garbage': built(() => '<<<< this is no script >>>>'),
  'throws when it is evaluated': built((text) => THROW + text),
  'was changed after publishing': sent((request) =>
    request.respond({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: TAMPERED,
    }),
  ),
} as const satisfies Record<string, Fault>;

/** What a feature exports, by whatever name: one of a file of all features has that of its feature. */
const EXPORTED = /\b(start|element|analytics|census|errorReports|performanceRecords|traces|visits):\(\)=>([\w$]+)/g;

const HANGS = { 'never arrives': sent(() => undefined) };

/** The manifest of every feature of a remote. */
export const CONTAINER: Place = {
  name: 'container',
  isOnServer: false,
  fileOf: () => 'client/remote.js',
  faults: {
    ...ON_ITS_WAY,
    'is of another contract': built((text) => text.replace(/contract:\s*1\b/, 'contract:99')),
    ...HANGS,
  },
};

/** The file of the remote's first feature on the page, or of all of them. */
export const FEATURE_FILE: Place = {
  name: 'feature file',
  isOnServer: false,
  fileOf: (remote) => ONE_FILE[remote] ?? `client/${FEATURES[remote][0].split('/')[1] ?? ''}.js`,
  faults: { ...ON_ITS_WAY, 'throws when it starts': built(throwAtStart), ...HANGS },
};

/** The remote's views on the server. */
export const SERVER_BUNDLE: Place = {
  name: 'server bundle',
  isOnServer: true,
  fileOf: () => 'server.cjs',
  faults: {
    'is garbage': ON_ITS_WAY['is garbage'],
    'throws when it is evaluated': ON_ITS_WAY['throws when it is evaluated'],
    'throws when it renders': rendered(THROW),
    'is of another contract': built((text) => `${text};module.exports.remote.contract = 99;`),
  },
};

/** The same, where each takes all the time there is. */
export const HANGING_BUNDLE: Place = {
  ...SERVER_BUNDLE,
  faults: {
    'never ends when it renders': rendered('for (;;);'),
    'never ends when it is evaluated': built((text) => `for (;;);${text}`),
  },
};

/** Effects throw as they start, a view as React renders it. */
function throwAtStart(text: string): string {
  return text.replace(EXPORTED, (_, name: string, made: string) =>
    name === 'element'
      ? `element:()=>(...given)=>({...${made}(...given),type(){${THROW}}})`
      : `${name}:()=>()=>{${THROW}}`,
  );
}
