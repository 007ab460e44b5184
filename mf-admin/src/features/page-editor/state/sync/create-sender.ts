import type { Request } from 'shared-types/host/request';
import { PAGE_DRAFT_CALLS, type ChangedDraft } from 'shared-types/admin/pages/page-draft';
import type { EditorHost } from '../../page-editor-host';
import { editorSlice, type ModelStore } from '../editor.state';
import { isSaved, type EditorModel, type Sending } from '../model/editor-model';
import { nextSending } from '../model/send-change';
import type { Surroundings } from '../surroundings';
import { callPath } from './call-path';
import { fetchDraft } from './fetch-draft';
import { readChangeReply } from './reply';

const { conflictFound, paused, resumed, sendingBegan, sendingEnded, sendingRefused } = editorSlice.actions;

/** After the last key, and at most while typing goes on, in milliseconds. */
const QUIET_MS = 700;
const LONGEST_MS = 2000;
/** Pauses between attempts, in milliseconds; the last one repeats. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000] as const;
/** Browsers refuse longer bodies of calls that outlive the page. */
const MOST_KEPT_ALIVE = 60_000;

export interface SenderParts {
  readonly store: ModelStore;
  readonly host: Pick<EditorHost, 'request' | 'stop'>;
  readonly surroundings: Surroundings;
  /** Waited for before the first call. */
  readonly whenReady: Promise<void>;
}

export interface Sender {
  /** Sends what is due, and the rest when it is. */
  wake(): void;
  /** Goes on at once after a pause. */
  resume(): void;
  /** Sends everything now; true once the server has it. */
  flush(): Promise<boolean>;
}

/** Sends the queue in order, one change at a time. */
export function createSender(parts: SenderParts): Sender {
  const { store, host, surroundings, whenReady } = parts;
  let running: Promise<void> | undefined;
  let isForced = false;
  let attempts = 0;
  let cancel = (): void => undefined;
  const arm = (ms: number, run: () => void): void => {
    cancel();
    cancel = surroundings.after(ms, run);
  };
  const wait = (): void => {
    const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)] ?? 0;
    attempts += 1;
    arm(pause, () => void run());
  };

  async function work(): Promise<void> {
    await whenReady;
    while (!host.stop.aborted) {
      const dueMs = timeUntilDue(store.getState(), surroundings.now());
      if (dueMs > 0 && !isForced) return arm(dueMs, () => void run());
      const isDone = await sendNext(parts);
      if (isDone) attempts = 0;
      else return store.getState().pause === 'waiting' ? wait() : undefined;
    }
  }
  function run(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
      isForced = false;
    });
    return running;
  }
  host.stop.addEventListener('abort', () => cancel());
  return {
    wake() {
      const { pause } = store.getState();
      if (!running && !pause) void run();
    },
    resume() {
      const { pause } = store.getState();
      if (pause === 'gone' || !pause) return;
      store.dispatch(resumed());
      void run();
    },
    async flush() {
      isForced = true;
      await run();
      // It may have been about to end.
      if (!isSaved(store.getState()) && !store.getState().pause) {
        isForced = true;
        await run();
      }
      return isSaved(store.getState());
    },
  };
}

/** How long the oldest change can still wait for more keys. */
function timeUntilDue({ queue, sending }: EditorModel, now: number): number {
  const [first, second] = queue;
  if (!first || second || sending) return 0;
  return Math.min(first.at + QUIET_MS, first.since + LONGEST_MS) - now;
}

/** Sends the next change; false if there is none, or it must wait. */
async function sendNext({ store, host, surroundings }: SenderParts): Promise<boolean> {
  const model = store.getState();
  if (model.pause === 'gone') return false;
  if (model.base.behind !== undefined && !model.sending) return catchUp(store, host.request);
  const sending = model.sending ?? nextSending(model, surroundings.newKey());
  if (!sending) return false;
  if (!model.sending) store.dispatch(sendingBegan(sending));
  if (!store.getState().sending) return true;
  const result = await send(host.request, model.pageId, sending);
  if (host.stop.aborted) return false;
  return take(store, result);
}

/** Fetches the changes of others that came before the own last one. */
async function catchUp(store: ModelStore, request: Request): Promise<boolean> {
  const isFetched = await fetchDraft(store, request);
  if (!isFetched && !store.getState().pause) store.dispatch(paused('waiting'));
  // A server that answers with an older draft is asked again later.
  const isBehind = store.getState().base.behind !== undefined && !store.getState().conflict;
  if (isFetched && isBehind) store.dispatch(paused('waiting'));
  return isFetched && !isBehind;
}

async function send(request: Request, pageId: string, { change }: Sending) {
  const path = callPath(PAGE_DRAFT_CALLS.changePageDraft, pageId);
  const { method } = PAGE_DRAFT_CALLS.changePageDraft;
  const keepalive = JSON.stringify(change).length < MOST_KEPT_ALIVE;
  return readChangeReply(await request<ChangedDraft>(path, { method, body: change, keepalive }));
}

function take(store: ModelStore, reply: Awaited<ReturnType<typeof send>>): boolean {
  switch (reply.kind) {
    case 'applied':
      store.dispatch(sendingEnded(reply));
      return true;
    case 'conflict':
      store.dispatch(conflictFound(reply.draft));
      return store.getState().conflict === undefined;
    case 'refused':
      store.dispatch(sendingRefused(reply));
      return false;
    case 'waiting':
    case 'signedOut':
    case 'gone':
      store.dispatch(paused(reply.kind));
      return false;
  }
}
