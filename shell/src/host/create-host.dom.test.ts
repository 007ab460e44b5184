import { SAMPLE_CONTEXT } from '../../../tools/testing/host/sample-context';
import type { BlockManifest } from '../blocks/block-manifest';
import { describeHost } from '../../../tools/testing/host/host-conformance';
import { pageData } from '../boot/page-data.fixture';
import { CONFIG } from '../config';
import { createFakePorts } from '../ports/ports.fixture';
import { createAnnouncer } from './announcer/announcer';
import { createEventBus } from './bus/event-bus';
import { createConsent } from './consent/consent';
import { createHosts } from './create-host';
import { createRequest } from './request/request';
import { messages } from './request/request.messages';
import { createStorage } from './storage/storage';
import { createErrorBuffer } from './telemetry/error-buffer';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function createPage() {
  document.body.replaceChildren();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // Without a transition a dialog is gone at once.
  HTMLDialogElement.prototype.getAnimations = () => [];
  const page = new AbortController();
  const ports = createFakePorts();
  const eventBus = createEventBus((error) => console.error(error));
  const settings = { ...SAMPLE_CONTEXT.cookieSettings, isRestrictiveCookiePolicyEnabled: true };
  const consent = createConsent({ settings, ports, eventBus });
  const crumb = () => ports.jar.get('crumb') ?? 'page-crumb';
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const createHost = createHosts({
    data: pageData(),
    ports,
    eventBus,
    request: createRequest({
      config: CONFIG,
      ports,
      site: SAMPLE_CONTEXT,
      locale: 'en',
      messages,
      eventBus,
      report: () => undefined,
      crumb,
      renewCrumb: () => true,
    }),
    consent,
    announcer: createAnnouncer(document, page.signal),
    storage: createStorage(storage, consent),
    whenStyled: async () => undefined,
    errors: createErrorBuffer(5),
    crumb,
    versionOf: () => '1.0.0',
  });
  const thrown: unknown[] = [];
  const open = (remote = 'mf-blocks') => {
    const stop = new AbortController();
    const manifest: BlockManifest = {
      element: document.body,
      id: 'b1',
      feature: 'blocks/sample',
      remote,
      live: 'enhance',
      starts: ['idle'],
      listens: [],
      purpose: 'necessary',
    };
    const messages = { greeting: ({ name }: Readonly<Record<string, unknown>>) => `Hello ${String(name)}` };
    return {
      stop,
      host: createHost({ manifest, messages, early: undefined, stop, onThrow: (error) => thrown.push(error) }),
    };
  };
  return { open, ports, thrown, eventBus };
}

describeHost('the page’s host', () => {
  const { open, ports, eventBus } = createPage();
  const { host, stop } = open();
  return {
    host,
    end: () => stop.abort(),
    allow: () => eventBus.publish('consent/choice', { revision: 1, choice: 'accepted' }),
    choose: (choice) => eventBus.publish('consent/choice', { revision: 1, choice }),
    answer: (result) =>
      void ports.replies.push({
        status: result.status,
        body: result.ok ? result.body : { error: result.message, code: result.code },
      }),
    announced: async () => {
      await wait(120);
      return [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent ?? '');
    },
    visited: () => ports.visited,
    settleNext(outcome) {
      const wanted = outcome === 'confirm' ? 'Yes' : 'No';
      const buttons = () => [...document.querySelectorAll('button')];
      setTimeout(() =>
        buttons()
          .find(({ textContent }) => textContent === wanted)
          ?.click(),
      );
    },
  };
});

describe('the hosts of a page', () => {
  test('share a store within a remote, and only there', () => {
    const { open } = createPage();
    const create = () => ({});
    const [one, two, other] = [open(), open(), open('mf-forms')].map(({ host }) => host);
    expect(one?.store(create)).toBe(two?.store(create));
    expect(one?.store(create)).not.toBe(other?.store(create));
  });

  test('name their own feature when a listener throws', () => {
    const { open, thrown, eventBus } = createPage();
    const error = new Error('mine');
    open()
      .host.bus.on('site/logged-out')
      .subscribe(() => {
        throw error;
      });
    eventBus.send('site/logged-out', {});
    expect(thrown).toEqual([error]);
  });

  test('end the calls of a stopped feature, and of a caller that ends them', async () => {
    const { open, ports } = createPage();
    const { host, stop } = open();
    const caller = new AbortController();
    ports.replies.push(new Promise(() => undefined), new Promise(() => undefined));
    const calls = [host.request('/api/a'), host.request('/api/b', { signal: caller.signal })];
    stop.abort();
    caller.abort();
    expect(await Promise.all(calls)).toMatchObject([{ code: 'site/aborted' }, { code: 'site/aborted' }]);
  });

  test('give the crumb as it is now, and look for it once however many forms a view has', async () => {
    const { open, ports } = createPage();
    const { host } = open();
    const looks = jest.spyOn(ports.jar, 'get');
    expect([host.perRequest.crumb, host.perRequest.crumb]).toEqual(['page-crumb', 'page-crumb']);
    expect(looks).toHaveBeenCalledTimes(1);
    ports.jar.set('crumb', 'newer');
    await Promise.resolve();
    expect(host.perRequest.crumb).toBe('newer');
    expect(host.perRequest.key).toBe('page-key');
  });
});
