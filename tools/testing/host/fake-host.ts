import type { ConsentState } from '../../../shared-types/src/consent/cookie-banner';
import type { DialogOutcome } from '../../../shared-types/src/host/dialogs';
import type { Bus } from '../../../shared-types/src/host/bus';
import type { Host } from '../../../shared-types/src/host/host';
import type { RequestOptions, RequestResult } from '../../../shared-types/src/host/request';
import type { TelemetryRecord } from '../../../shared-types/src/host/telemetry';
import type { Messages } from '../../../shared-types/src/host/text';
import type { Purpose } from '../../../shared-types/src/remote';
import { createFeatureBus } from '../../../shell/src/host/bus/feature-bus';
import { createEventBus, type EventBus } from '../../../shell/src/host/bus/event-bus';
import { createStorage } from '../../../shell/src/host/storage/storage';
import { createFakeRenderHost, type PageChanges } from './fake-render-host';

const OPTIONAL: readonly Purpose[] = ['functional', 'analytics', 'marketing'];

/**
 * An in-memory host for tests, with the shell's own bus and storage. `host-conformance.ts` compares it with the page's.
 */
export interface FakeHost<S extends Messages = Messages> extends Host<S> {
  readonly calls: { readonly path: string; readonly options: RequestOptions }[];
  /** Replies to the next calls; without one a call succeeds with an empty body. */
  readonly replies: RequestResult<unknown>[];
  readonly announced: string[];
  readonly navigated: string[];
  readonly dialogMessages: string[];
  /** Results of the next dialogs; `confirm` by default. */
  readonly outcomes: DialogOutcome[];
  /** Reported records, and those that a test adds before the feature starts. */
  readonly records: TelemetryRecord[];
  /** Errors of bus listeners, which the real host reports. */
  readonly thrown: unknown[];
  notice(record: TelemetryRecord): void;
  allow(purpose: Purpose): void;
  /** Answers the cookie banner: allows or withdraws all purposes but the necessary, and publishes the choice. */
  choose(choice: NonNullable<ConsentState['choice']>): void;
  end(): void;
}

/** Creates a host for one feature and one test; hosts of one page share the event bus. */
export function createFakeHost<S extends Messages>(
  messages: S,
  page: PageChanges = {},
  eventBus?: EventBus,
): FakeHost<S> {
  const stopping = new AbortController();
  const busParts = createBus(stopping.signal, eventBus);
  const { consent, ...choosing } = createConsent(busParts.bus);
  return {
    ...createFakeRenderHost(messages, page),
    ...createCalls(),
    ...busParts,
    ...createDialogs(),
    ...createTelemetry(),
    ...createSpeech(),
    ...choosing,
    consent,
    storage: createStorage(createKept(), consent),
    store: createStore(),
    stop: stopping.signal,
    end: () => stopping.abort(),
  } satisfies FakeHost<S>;
}

function createBus(stop: AbortSignal, shared?: EventBus): Pick<FakeHost, 'bus' | 'thrown'> {
  const thrown: unknown[] = [];
  const onThrow = (error: unknown): void => {
    thrown.push(error);
    console.error(error);
  };
  return { thrown, bus: createFeatureBus({ eventBus: shared ?? createEventBus(onThrow), stop, onThrow }) };
}

function createCalls(): Pick<FakeHost, 'calls' | 'replies' | 'request'> {
  const calls: FakeHost['calls'] = [];
  const replies: RequestResult<unknown>[] = [];
  const request = async <T>(path: string, options: RequestOptions = {}): Promise<RequestResult<T>> => {
    calls.push({ path, options });
    return (replies.shift() ?? { ok: true, status: 200, body: {} }) as RequestResult<T>;
  };
  return { calls, replies, request };
}

function createSpeech(): Pick<FakeHost, 'announcer' | 'navigate' | 'navigated' | 'announced'> {
  const announced: string[] = [];
  const navigated: string[] = [];
  return {
    announced,
    navigated,
    announcer: { announce: (message) => void announced.push(message) },
    navigate: (url) => void navigated.push(url),
  };
}

function createStore(): FakeHost['store'] {
  let made: { readonly store: unknown } | undefined;
  return <T>(create: () => T): T => (made ??= { store: create() }).store as T;
}

function createConsent(bus: Bus): Pick<FakeHost, 'consent' | 'allow' | 'choose'> {
  const allowed = new Set<Purpose>(['necessary']);
  const waiting: { readonly purpose: Purpose; readonly resolve: () => void }[] = [];
  const allow = (purpose: Purpose): void => {
    allowed.add(purpose);
    for (const entry of waiting) if (entry.purpose === purpose) entry.resolve();
  };
  return {
    consent: {
      allows: (purpose) => allowed.has(purpose),
      granted: (purpose) =>
        new Promise((resolve) => (allowed.has(purpose) ? resolve() : void waiting.push({ purpose, resolve }))),
    },
    allow,
    choose(choice) {
      for (const purpose of OPTIONAL)
        if (choice === 'accepted') allow(purpose);
        else allowed.delete(purpose);
      bus.publish('consent/choice', { revision: (bus.latest('consent/choice')?.revision ?? 0) + 1, choice });
    },
  };
}

function createDialogs(): Pick<FakeHost, 'dialogs' | 'dialogMessages' | 'outcomes'> {
  const dialogMessages: string[] = [];
  const outcomes: DialogOutcome[] = [];
  const open = async ({ message }: { readonly message: string }): Promise<DialogOutcome> => {
    dialogMessages.push(message);
    return outcomes.shift() ?? 'confirm';
  };
  return { dialogMessages, outcomes, dialogs: { confirm: open, alert: open, inform: open } };
}

function createTelemetry(): Pick<FakeHost, 'telemetry' | 'records' | 'notice'> {
  const records: TelemetryRecord[] = [];
  let notify: (record: TelemetryRecord) => void = () => undefined;
  const notice = (record: TelemetryRecord): void => {
    records.push(record);
    notify(record);
  };
  return {
    records,
    notice,
    telemetry: {
      error: async (error) =>
        notice({ kind: 'error', text: error instanceof Error ? error.message : String(error), atMs: 0 }),
      mark: async (name) => notice({ kind: 'mark', text: name, atMs: 0 }),
      follow: async (listener) => {
        records.forEach(listener);
        notify = listener;
      },
    },
  };
}

function createKept(): Parameters<typeof createStorage>[0] {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}
