import type { HTTPRequest } from 'puppeteer';
import type { PageRemote } from './full-shop';
import { FEATURES, ONE_FILE } from './full-shop';

/** `built` changes a file before publication, with a valid hash; `sent` replaces the server's response. */
export type Fault =
  | { readonly kind: 'built'; readonly change: (text: string) => string }
  | { readonly kind: 'sent'; readonly answer: (request: HTTPRequest) => unknown };

/** A file of a remote with its possible faults. */
export interface Place {
  readonly name: string;
  /** True if the server notices the fault. */
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

/** Faults of any file in transit. */
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

/** An export of a feature; in a file of all features it has the feature's name. */
const EXPORTED = /\b(start|element|analytics|census|errorReports|performanceRecords|traces|visits):\(\)=>([\w$]+)/g;

const HANGS = { 'never arrives': sent(() => undefined) };

/** The manifest of all features of a remote. */
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

/** The file of the remote's first feature on the page, or of all features. */
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

/** The server bundle with faults that use up the time budget. */
export const HANGING_BUNDLE: Place = {
  ...SERVER_BUNDLE,
  faults: {
    'never ends when it renders': rendered('for (;;);'),
    'never ends when it is evaluated': built((text) => `for (;;);${text}`),
  },
};

/** Effects throw on start, views when React renders them. */
function throwAtStart(text: string): string {
  return text.replace(EXPORTED, (_, name: string, made: string) =>
    name === 'element'
      ? `element:()=>(...given)=>({...${made}(...given),type(){${THROW}}})`
      : `${name}:()=>()=>{${THROW}}`,
  );
}
