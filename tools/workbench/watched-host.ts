import type { Host } from '../../shared-types/src/host/host';
import type { Request, RequestOptions, RequestResult } from '../../shared-types/src/host/request';
import type { Strings } from '../../shared-types/src/host/text';
import type { HostRequest } from '../../shell/src/blocks/go-live';
import type { Wire } from '../../shell/src/host/bus/wire';
import { createFakeHost, type FakeHost } from '../testing/fake-host';
import type { Choice } from './choice';
import { note } from './notes';
import { contextOf } from './sample-context';

/** What a host of the workbench is made for. */
export interface WatchedHostParts {
  readonly choice: Choice;
  readonly wire: Wire;
  readonly consent: Host['consent'];
  /** The feature; the page's own forms have none. */
  readonly request: HostRequest | undefined;
}

const REFUSAL = 'The server of the workbench refuses everything.';
const FAULT = 'The server of the workbench fails.';

/** What the server of the workbench answers; nothing where it hangs. */
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

/** The fake host, whose server answers as chosen; all that is asked of it is told to the workbench. */
export function createWatchedHost({ choice, wire, consent, request }: WatchedHostParts): Host {
  const fake = createFakeHost((request?.words ?? {}) as Strings, { context: contextOf(choice) }, wire);
  if (choice.consent === 'accepted')
    for (const purpose of ['functional', 'analytics', 'marketing'] as const) fake.allow(purpose);
  request?.stop.signal.addEventListener('abort', fake.end);
  return {
    ...fake,
    consent,
    request: answering(fake, ANSWERS[choice.server]),
    announcer: { say: noted('said', fake.announcer.say) },
    navigate: noted('went', fake.navigate),
    telemetry: { ...fake.telemetry, error: noted('reported', fake.telemetry.error) },
    dialogs: {
      confirm: (words) => (note('asked', words.message), fake.dialogs.confirm(words)),
      alert: (words) => (note('asked', words.message), fake.dialogs.alert(words)),
      inform: (words) => (note('asked', words.message), fake.dialogs.inform(words)),
    },
    bus: {
      ...fake.bus,
      tell: (name, fact) => (note('told', `${name} ${JSON.stringify(fact)}`), fake.bus.tell(name, fact)),
      send: (name, payload) => (note('sent', `${name} ${JSON.stringify(payload)}`), fake.bus.send(name, payload)),
    },
  };
}

/** Tells of a call by its first word, and makes it. */
function noted<T, R>(kind: 'said' | 'went' | 'reported', call: (word: T) => R): (word: T) => R {
  return (word) => {
    note(kind, String(word));
    return call(word);
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
