import type { RequestOptions, RequestResult } from 'shared-types/host/request';
import type { PageChange } from 'shared-types/admin/pages/page-change';
import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import { createFakeHost, type FakeHost } from '../../../../../tools/testing/host/fake-host';
import { idOf } from '../commands/commands.fixture';
import { createPageEditorStore } from './create-page-editor-store';
import { UNREACHABLE, type FakeServer } from './fake-server.fixture';
import type { PageEditorStore } from './page-editor-store';
import type { Surroundings } from './surroundings';

/** Time that goes on when a test says so. */
export interface FakeTime {
  now(): number;
  after(ms: number, run: () => void): () => void;
  /** Lets time pass, with everything that is due and what follows of it. */
  pass(ms: number): Promise<void>;
}

export function createFakeTime(): FakeTime {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        await settled();
        const due = [...timers].filter(({ at }) => at <= end);
        const [next] = due.sort((one, other) => one.at - other.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}

/** Waits for all promises that nothing but promises holds up. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What all pages of one browser share. */
export interface FakeProfile {
  readonly account: string;
  readonly kept: Map<string, string>;
  readonly locks: Map<string, object>;
}

export function createProfile(account: string): FakeProfile {
  return { account, kept: new Map(), locks: new Map() };
}

/** What becomes of a call: whether it reaches the server, whether its reply comes back, and how long each way takes. */
export interface Weather {
  readonly reaches: boolean;
  readonly returns: boolean;
  /** Latency of requests and of replies, in milliseconds. */
  readonly ms: readonly [there: number, back: number];
}

export interface FakePage {
  readonly store: PageEditorStore;
  readonly host: FakeHost;
  /** Ends as by kill -9: nothing runs any more, and nothing is written. */
  kill(): void;
  raise(event: 'online' | 'shown' | 'hidden'): void;
  readonly calls: { readonly method: string; readonly body: unknown; readonly at: number }[];
}

export interface PageParts {
  readonly server: FakeServer;
  readonly profile: FakeProfile;
  readonly time: FakeTime;
  readonly weather?: () => Weather;
  /** Replies instead of the server. */
  readonly reply?: (method: string, change: PageChange) => RequestResult<unknown> | undefined;
  readonly draft?: PageDraft;
  readonly isFull?: () => boolean;
  readonly isVisible?: () => boolean;
}

let keys = 1_000_000;
const FAIR: Weather = { reaches: true, returns: true, ms: [10, 10] };

/** Opens the editor in a page of a browser. */
export function openPage(parts: PageParts): FakePage {
  const { server, profile, time } = parts;
  const { account } = profile;
  let isAlive = true;
  const listeners: { readonly event: string; readonly listener: () => void }[] = [];
  const base = createFakeHost({});
  const calls: FakePage['calls'] = [];
  const host: FakeHost = {
    ...base,
    context: { ...base.context, authenticatedAccount: { id: account, displayName: account } },
    request: <T>(_path: string, { method = 'GET', body }: RequestOptions = {}) => {
      calls.push({ method, body, at: time.now() });
      return call(parts, method, body as PageChange, () => isAlive) as Promise<RequestResult<T>>;
    },
    storage: {
      get: async (key) => profile.kept.get(key),
      async set(key, value) {
        if (parts.isFull?.()) throw new Error('There is no room.');
        if (isAlive) profile.kept.set(key, value);
      },
      remove: async (key) => void (isAlive && profile.kept.delete(key)),
    },
  };
  const page = {};
  const surroundings: Surroundings = {
    now: time.now,
    after: (ms, run) => time.after(ms, () => void (isAlive && run())),
    newKey: () => idOf(++keys),
    locks: createLocks(profile, page),
    isVisible: () => parts.isVisible?.() ?? true,
    listen: (event, listener) => void listeners.push({ event, listener }),
  };
  const store = createPageEditorStore({ draft: parts.draft ?? server.draft(account), host, surroundings });
  return {
    ...{ store, host, calls },
    kill() {
      isAlive = false;
      for (const [key, holder] of profile.locks) if (holder === page) profile.locks.delete(key);
    },
    raise: (event) => listeners.filter((one) => one.event === event).forEach(({ listener }) => listener()),
  };
}

function call(
  { server, profile, time, weather, reply }: PageParts,
  method: string,
  change: PageChange,
  isAlive: () => boolean,
): Promise<RequestResult<unknown>> {
  const { reaches, returns, ms } = weather?.() ?? FAIR;
  return new Promise((resolve) => {
    time.after(ms[0], () => {
      const made = reaches ? (reply?.(method, change) ?? answer(server, profile.account, method, change)) : UNREACHABLE;
      time.after(ms[1], () => void (isAlive() && resolve(returns ? made : UNREACHABLE)));
    });
  });
}

function answer(server: FakeServer, account: string, method: string, change: PageChange): RequestResult<unknown> {
  // The wire copies.
  if (method === 'PATCH') return server.change(account, JSON.parse(JSON.stringify(change)) as PageChange);
  return { ok: true, status: 200, body: method === 'GET' ? server.draft(account) : { people: [] } };
}

function createLocks({ locks }: FakeProfile, page: object): NonNullable<Surroundings['locks']> {
  const request = async (name: string, _options: unknown, hold: (lock: unknown) => unknown): Promise<unknown> => {
    if (locks.has(name)) return hold(null);
    locks.set(name, page);
    await hold({ name });
    if (locks.get(name) === page) locks.delete(name);
    return undefined;
  };
  return { request } as NonNullable<Surroundings['locks']>;
}
