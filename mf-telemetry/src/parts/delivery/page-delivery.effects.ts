import { isRecordedVisitor } from '../recorded-visitor/is-recorded-visitor';
import { onReturn } from '../return/on-return.effects';
import { bytesOf, CALL_BYTES_MAX, type Call } from './call';
import { createUuid } from './create-uuid.effects';
import type { DeliveryHost, PageDelivery } from './delivery';
import { openOutbox } from './outbox.effects';
import { createPosting } from './post-calls.effects';
import { createSender, type NewRow, type Sender } from './sender.effects';

const ANSWER_MS = 30_000;
/** The consent purpose of everything that is sent. */
const PURPOSE = 'analytics';

interface Running {
  readonly sender: Sender;
  /** Ends the sender; after consent was withdrawn it also deletes the outbox. */
  end(): void;
}

export function createPageDelivery(): PageDelivery {
  let running: Running | undefined;
  const takes = new Set<() => void>();
  return {
    join(host) {
      const { sender, end } = (running ??= run(host, takes));
      let take = (): void => undefined;
      const leave = (): void => take();
      takes.add(leave);
      host.stop.addEventListener('abort', () => {
        // Only the feature ends; the page goes on.
        if (host.consent.allows(PURPOSE)) sender.leave(leave, true);
        takes.delete(leave);
        if (takes.size > 0) return;
        running = undefined;
        end();
      });
      return { ...createCalls(host, sender), beforeLeaving: (own) => void (take = own) };
    },
  };
}

/** Assigns keys to calls: a call that is held and then sent keeps its key. */
function createCalls(host: DeliveryHost, sender: Sender) {
  let keys: string[] = [];
  const rowsOf = (calls: readonly Call[]): NewRow[] =>
    calls.flatMap((call, index) => {
      if (!host.consent.allows(PURPOSE)) return [];
      if (bytesOf(call.body) <= CALL_BYTES_MAX)
        return [
          {
            timeoutMs: ANSWER_MS,
            ...call,
            page: host.context.pagePath,
            atMs: Date.now(),
            key: (keys[index] ??= createUuid()),
          },
        ];
      sender.lose(call.records);
      return [];
    });
  return {
    hold: (...calls: readonly Call[]) => rowsOf(calls).forEach(sender.hold),
    send(...calls: readonly Call[]) {
      rowsOf(calls).forEach(sender.send);
      keys = [];
    },
  };
}

function run(host: DeliveryHost, takes: ReadonlySet<() => void>): Running {
  const ended = new AbortController();
  const { signal } = ended;
  const outbox = host.consent.allows(PURPOSE) && isRecordedVisitor(host.context) ? openOutbox() : undefined;
  const posting = createPosting(() => host.perRequest.crumb, signal);
  const sender = createSender({ telemetry: host.telemetry, outbox, posting, stop: signal });
  followPage(sender, () => takes.forEach((take) => take()), signal);
  return {
    sender,
    end() {
      ended.abort();
      if (host.consent.allows(PURPOSE)) outbox?.close();
      else outbox?.forget();
    },
  };
}

function followPage(sender: Sender, takeAll: () => void, signal: AbortSignal): void {
  addEventListener('pagehide', ({ persisted }) => sender.leave(takeAll, persisted), { signal });
  onReturn(sender.wake, signal);
  addEventListener('online', sender.wake, { signal });
  // A hidden page may end without a further event.
  document.addEventListener('visibilitychange', () => void (document.hidden && takeAll()), { signal });
}
