import { isRecordedVisitor } from '../recorded-visitor/is-recorded-visitor';
import { bytesOf, CALL_BYTES_MAX, type Call } from './call';
import { createKey } from './create-key.effects';
import type { DeliveryHost, PageDelivery } from './delivery';
import { openOutbox, type Outbox } from './outbox.effects';
import { createPosting } from './post-calls.effects';
import { createSender, type NewRow, type Sender } from './sender.effects';

const ANSWER_MS = 30_000;

/** What the features of a page send by, from the first one's start to the last one's end. */
interface Running {
  readonly sender: Sender;
  readonly takes: Set<() => void>;
  /** Ends all of it; where the permission was taken back nothing of it is left. */
  end(): void;
}

/** Makes the delivery of a page. */
export function createPageDelivery(): PageDelivery {
  let running: Running | undefined;
  let features = 0;
  return {
    join(host) {
      const { sender, takes, end } = (running ??= run(host));
      const own = new Set<() => void>();
      const leave = (): void => own.forEach((take) => take());
      features += 1;
      takes.add(leave);
      host.stop.addEventListener('abort', () => {
        // The page goes on without the feature.
        if (allows(host)) sender.whileLeaving(leave, true);
        takes.delete(leave);
        features -= 1;
        if (features > 0) return;
        running = undefined;
        end();
      });
      return { ...createCalls(host, sender), beforeLeaving: (take) => void own.add(take) };
    },
  };
}

const allows = ({ consent }: Pick<DeliveryHost, 'consent'>): boolean => consent.allows('analytics');

/** Gives calls their keys: what is held and then sent has the same. */
function createCalls(host: DeliveryHost, sender: Sender) {
  let marks: Pick<NewRow, 'key' | 'atMs'>[] = [];
  const rowsOf = (calls: readonly Call[]): NewRow[] =>
    calls.flatMap((call, index) => {
      if (!allows(host)) return [];
      if (bytesOf(call.body) <= CALL_BYTES_MAX)
        return [{ timeoutMs: ANSWER_MS, ...call, ...(marks[index] ??= createMark()) }];
      sender.lose(call.records);
      return [];
    });
  return {
    hold: (...calls: readonly Call[]) => rowsOf(calls).forEach(sender.hold),
    send(...calls: readonly Call[]) {
      rowsOf(calls).forEach(sender.send);
      marks = [];
    },
  };
}

function createMark() {
  const atMs = Date.now();
  return { atMs, key: createKey(atMs) };
}

function run(host: DeliveryHost): Running {
  const ended = new AbortController();
  const { signal } = ended;
  const outbox = allows(host) && isRecordedVisitor(host.context) ? openOutbox() : undefined;
  const posting = createPosting({ crumb: () => host.perRequest.crumb, stop: signal });
  const sender = createSender({ telemetry: host.telemetry, outbox, posting, stop: signal });
  const takes: Running['takes'] = new Set();
  followPage({ sender, takes }, signal);
  return {
    sender,
    takes,
    end() {
      ended.abort();
      close(outbox, allows(host));
    },
  };
}

function close(outbox: Outbox | undefined, isAllowed: boolean): void {
  if (isAllowed) outbox?.close();
  else outbox?.forget();
}

function followPage({ sender, takes }: Pick<Running, 'sender' | 'takes'>, signal: AbortSignal): void {
  const takeAll = (): void => takes.forEach((take) => take());
  const leave = ({ persisted }: PageTransitionEvent): void => {
    sender.leave(persisted);
    sender.whileLeaving(takeAll, persisted);
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => void (persisted && sender.wake());
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', comeBack, { signal });
  addEventListener('online', sender.wake, { signal });
  // A page out of sight may end without another word.
  document.addEventListener('visibilitychange', () => void (document.hidden && takeAll()), { signal });
}
