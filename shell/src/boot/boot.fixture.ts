import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import type { Remote } from 'shared-types/remote';
import type { PageData } from 'shared-types/site/page/page-data';
import { MANIFEST } from '../blocks/go-live.fixture';
import { CONFIG } from '../config';
import { createFakePorts, type FakePorts } from '../ports/ports.fixture';
import { createPolicyPort } from '../ports/policy.port';
import { createVisibilityPort } from '../ports/visibility.port';
import { createBoot } from './boot.flow';
import { createDeferred } from './create-deferred';
import { pageData } from './page-data.fixture';

/** A page that is about to start. */
interface Opened {
  readonly boot: () => void;
  readonly ports: FakePorts;
}

const FORM =
  '<form action="/api/x" method="post" data-enhance><input type="hidden" name="crumb" value="page-crumb"><button>Send</button></form>';
const COUNT = '<b data-event="commerce/cart#items">0</b>';
const BLOCK =
  '<div data-feature="commerce/sample" data-block="b1" data-remote="mf-commerce" data-live="enhance" data-starts="idle" data-purpose="necessary">HTML</div>';
/** A block of a remote that is off. */
export const OFF = BLOCK.replace('mf-commerce', 'mf-blocks');

const opened: FakePorts[] = [];

/** Lets everything happen that needs no time. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until something is logged: attempts that fail take their time. */
export async function untilLogged({ logged }: FakePorts, message: string): Promise<void> {
  while (!logged.some((line) => line.includes(message))) await settle();
}

/** A page with a form, a count, a block, and a block that is off. */
export function openPage({
  data = pageData(),
  text = JSON.stringify(data),
  body = FORM + COUNT + BLOCK + OFF,
}: { data?: PageData; text?: string; body?: string } = {}): Opened {
  document.body.innerHTML = `${body}<script type="application/json" id="${CONTEXT_ELEMENT_ID}">${text}</script>`;
  const ports = createFakePorts();
  opened.push(ports);
  return { boot: createBoot(CONFIG, ports), ports };
}

/** The data of a page whose shell has files to fetch. */
export function dataWithFiles(): PageData {
  const data = pageData();
  const shell = {
    ...data.release.shell,
    files: { 'client/deferred.js': 'sha384-a', 'client/federation.js': 'sha384-b', 'client/react.js': 'sha384-c' },
  };
  return { ...data, release: { ...data.release, shell } };
}

/** The names of the files the page has asked for. */
export const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname.split('/').at(-1));

/** What the network would do: files of the shell run, and the sample remote arrives. */
export function serve(ports: FakePorts, start = (root: HTMLElement): void => void (root.textContent = 'Live')): void {
  const remote: Remote = {
    area: 'commerce',
    contract: 1,
    config: {},
    features: [{ ...MANIFEST, id: 'commerce/sample', live: 'enhance', load: async () => ({ start }) }],
  };
  const page = ports.pageGlobal.demand();
  const storage = { read: () => undefined, write: () => undefined, remove: () => undefined };
  const deferred = {
    policy: createPolicyPort(),
    visibility: createVisibilityPort(),
    storage,
    stream: { open: () => () => undefined },
  };
  const host = { loadRemote: async () => ({ remote }), forget: () => undefined, share: () => undefined };
  const run: Record<string, () => void> = {
    'deferred.js': () => (page.deferred = (parts) => createDeferred({ ...parts, ...deferred })),
    'federation.js': () => (page.federation = { bundler: {}, host }),
  };
  for (const script of document.head.querySelectorAll('script')) {
    run[script.src.split('/').at(-1) ?? '']?.();
    script.dispatchEvent(new Event('load'));
  }
}

/** Each test of the file finds a page without scripts, and stops what it has started. */
export function preparePages(): void {
  beforeEach(() => document.head.replaceChildren());
  afterEach(() => opened.splice(0).forEach(({ pageGlobal }) => pageGlobal.read()?.teardown()));
}
