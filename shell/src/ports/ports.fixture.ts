import type { PageGlobal } from './page-global.port';
import type { PageError } from './error.port';
import type { Ports } from './ports';
import type { TabPort } from './tab.port';

/** A reply the fake server gives: a body and its status. */
export interface FakeReply {
  readonly status?: number;
  readonly body?: unknown;
  /** Not a reply at all: the network fails. */
  readonly fails?: boolean;
}

/** A call the fake server got. */
export interface FakeCall {
  readonly url: string;
  readonly init: RequestInit;
}

/** Ports a test moves by hand. */
export interface FakePorts extends Ports {
  /** What the page asked of its server. */
  readonly calls: FakeCall[];
  /** What the server answers next, in order; then `{}`. */
  readonly replies: (FakeReply | Promise<FakeReply>)[];
  readonly jar: Map<string, string>;
  readonly logged: string[];
  readonly visited: string[];
  becomeIdle(): void;
  touch(): void;
  see(element: Element): void;
  comeOnline(): void;
  /** Lets nobody look at the page until it is activated. */
  renderAhead(): void;
  activate(): void;
  leave(): void;
  comeBack(): void;
  fault(fault: PageError): void;
}

/** Tabs of one origin: what one posts the others hear, a microtask later. */
export function createTabHub(): TabPort & { readonly posted: { readonly name: string; readonly message: unknown }[] } {
  const lines = new Set<{ name: string; receive: (message: unknown) => void }>();
  const posted: { name: string; message: unknown }[] = [];
  return {
    posted,
    open(name, receive) {
      const line = { name, receive };
      lines.add(line);
      return {
        post(message) {
          posted.push({ name, message });
          const copy: unknown = JSON.parse(JSON.stringify(message));
          for (const other of lines)
            if (other !== line && other.name === name) queueMicrotask(() => other.receive(copy));
        },
        close: () => lines.delete(line),
      };
    },
  };
}

/** Makes ports over jsdom's document, with everything else in the test's hand. */
export function createFakePorts(overrides: Partial<Ports> = {}): FakePorts {
  const calls: FakeCall[] = [];
  const replies: (FakeReply | Promise<FakeReply>)[] = [];
  const jar = new Map<string, string>();
  const logged: string[] = [];
  const visited: string[] = [];
  const idle = createCalls();
  const touched = createCalls();
  const shown = createCalls<boolean>();
  const errorPort = createCalls<PageError>();
  const online = createCalls();
  const seen = new Map<Element, () => void>();
  let global: PageGlobal | undefined;
  let activated = Promise.resolve();
  let activate = (): void => undefined;
  const log = (...parts: unknown[]): void => void logged.push(parts.map(String).join(' '));
  return {
    document,
    fetch: (url, init = {}) => {
      calls.push({ url: String(url), init });
      return answer(replies.shift() ?? {}, init.signal);
    },
    trustedTypes: undefined,
    privacyControl: false,
    log: { warn: log, error: log },
    address: { current: () => new URL('http://localhost/shop'), go: (address) => void visited.push(address) },
    cookies: { read: (name) => jar.get(name), write: (name, value) => void jar.set(name, value), enabled: () => true },
    errorPort: { onUncaught: errorPort.listen, report: log },
    lifecycle: {
      whenWanted: (_budget, then) => then(),
      whenFree: (then) => then(),
      whenIdle: (_budget, then, signal) => idle.listen(then, signal),
      whenFirstInput: touched.listen,
      whenSeen: ({ element }, then) => void seen.set(element, then),
      whenOnline: online.listen,
      onShown: shown.listen,
      nextTask: () => Promise.resolve(),
      whenActivated: () => activated,
      isReturn: () => false,
    },
    pageGlobal: {
      read: () => global,
      write: (value) => {
        global = value;
      },
      demand: () => {
        if (!global) throw new Error('The page has never been initialised.');
        return global;
      },
    },
    tabs: createTabHub(),
    ...overrides,
    calls,
    replies,
    jar,
    logged,
    visited,
    becomeIdle: () => idle.call(),
    touch: () => touched.call(),
    see: (element) => seen.get(element)?.(),
    comeOnline: () => online.call(),
    renderAhead() {
      activated = new Promise((resolve) => (activate = resolve));
    },
    activate: () => activate(),
    leave: () => shown.call(false),
    comeBack: () => shown.call(true),
    fault: errorPort.call,
  };
}

function createCalls<T = void>() {
  const listeners = new Set<(value: T) => void>();
  return {
    listen(listener: (value: T) => void, signal: AbortSignal): void {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
    call: (value: T): void => listeners.forEach((listener) => listener(value)),
  };
}

async function answer(
  reply: FakeReply | Promise<FakeReply>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
  const { status = 200, body = {}, fails } = await Promise.race([aborted, reply]);
  if (fails) throw new TypeError('Failed to fetch');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // jsdom has no Response; the shell reads no more of it than this.
  return { status, text: async () => text } as Response;
}
