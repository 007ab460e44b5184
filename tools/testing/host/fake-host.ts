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
 * A host for tests: it does what a feature asks for in memory, and remembers it. What is pure of the shell's own, the
 * bus and the rules of storage too, is the shell's own; `host-conformance.ts` holds the rest to what the page does.
 */
export interface FakeHost<S extends Messages = Messages> extends Host<S> {
  /** Calls to the server, in order. */
  readonly calls: { readonly path: string; readonly options: RequestOptions }[];
  /** Replies to the next calls; where there is none a call succeeds with an empty body. */
  readonly replies: RequestResult<unknown>[];
  readonly announced: string[];
  readonly navigated: string[];
  /** Messages of the dialogs that were opened. */
  readonly dialogMessages: string[];
  /** How the next dialogs end; `confirm` where none is left. */
  readonly outcomes: DialogOutcome[];
  /** What was reported, and what a test adds before the feature starts. */
  readonly records: TelemetryRecord[];
  /** What listeners of the bus threw; the real host reports it. */
  readonly thrown: unknown[];
  /** Adds a record as the shell does. */
  notice(record: TelemetryRecord): void;
  /** Allows a purpose; `necessary` is allowed from the start. */
  allow(purpose: Purpose): void;
  /** Chooses as visitors do: allows or withdraws all but the necessary, and tells it. */
  choose(choice: NonNullable<ConsentState['choice']>): void;
  /** Stops the feature. */
  end(): void;
}

/** Makes a host for one feature and one test; several on one page share its event bus. */
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
