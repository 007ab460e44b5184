import type { Host } from '../../shared-types/src/host/host';
import type { Request, RequestOptions, RequestResult } from '../../shared-types/src/host/request';
import type { Messages } from '../../shared-types/src/host/text';
import type { HostRequest } from '../../shell/src/blocks/go-live';
import type { EventBus } from '../../shell/src/host/bus/event-bus';
import { createFakeHost, type FakeHost } from '../testing/host/fake-host';
import type { Choice } from './choice';
import { note } from './notes';
import { contextOf } from './sample-context';

export interface WatchedHostParts {
  readonly choice: Choice;
  readonly eventBus: EventBus;
  readonly consent: Host['consent'];
  /** The feature; the page's own forms have none. */
  readonly request: HostRequest | undefined;
}

const REFUSAL = 'The server of the workbench refuses everything.';
const FAULT = 'The server of the workbench fails.';

/** Answers of the workbench's server; undefined if it hangs. */
export const ANSWERS: Readonly<Record<Choice['server'], RequestResult<unknown> | undefined>> = {
  accepts: { ok: true, status: 200, body: { message: 'The server of the workbench thanks you.' } },
  refuses: {
    ok: false,
    status: 400,
    code: 'site/refused',
    message: REFUSAL,
    failure: { error: REFUSAL, code: 'site/refused' },
  },
  fails: { ok: false, status: 500, code: 'site/status-500', message: FAULT },
  hangs: undefined,
};

/** The fake host with the chosen server; reports all calls to the workbench. */
export function createWatchedHost({ choice, eventBus, consent, request }: WatchedHostParts): Host {
  const fake = createFakeHost((request?.messages ?? {}) as Messages, { context: contextOf(choice) }, eventBus);
  if (choice.consent === 'accepted')
    for (const purpose of ['functional', 'analytics', 'marketing'] as const) fake.allow(purpose);
  request?.stop.signal.addEventListener('abort', fake.end);
  return {
    ...fake,
    consent,
    request: answering(fake, ANSWERS[choice.server]),
    announcer: { announce: noted('announced', fake.announcer.announce) },
    navigate: noted('went', fake.navigate),
    telemetry: { ...fake.telemetry, error: noted('reported', fake.telemetry.error) },
    dialogs: {
      confirm: (dialog) => (note('dialog', dialog.message), fake.dialogs.confirm(dialog)),
      alert: (dialog) => (note('dialog', dialog.message), fake.dialogs.alert(dialog)),
      inform: (dialog) => (note('dialog', dialog.message), fake.dialogs.inform(dialog)),
    },
    bus: {
      ...fake.bus,
      publish: (name, stateEvent) => (
        note('published', `${name} ${JSON.stringify(stateEvent)}`),
        fake.bus.publish(name, stateEvent)
      ),
      send: (name, payload) => (note('sent', `${name} ${JSON.stringify(payload)}`), fake.bus.send(name, payload)),
    },
  };
}

function noted<T, R>(kind: 'announced' | 'went' | 'reported', call: (value: T) => R): (value: T) => R {
  return (value) => {
    note(kind, String(value));
    return call(value);
  };
}

function answering(fake: FakeHost, answer: RequestResult<unknown> | undefined): Request {
  return <T>(path: string, options: RequestOptions = {}): Promise<RequestResult<T>> => {
    note('request', [options.method ?? 'GET', path, shown(options.body)].filter(Boolean).join(' '));
    if (!answer) return new Promise(() => undefined);
    fake.replies.push(answer);
    return fake.request<T>(path, options);
  };
}

function shown(body: unknown): string {
  if (body instanceof FormData || body instanceof URLSearchParams)
    return JSON.stringify(Object.fromEntries([...body.entries()].map(([key, value]) => [key, String(value)])));
  return body === undefined ? '' : JSON.stringify(body);
}
