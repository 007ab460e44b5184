import { PAGE_DRAFT_CALLS, type PresenceReply } from 'shared-types/admin/pages/page-draft';
import type { EditorHost } from '../../page-editor-host';
import { editorSlice, type ModelStore } from '../editor.state';
import type { Surroundings } from '../surroundings';
import { callPath } from './call-path';
import { fetchDraft } from './fetch-draft';
import type { Sender } from './create-sender';

const EVERY_MS = 10_000;

export interface WatchParts {
  readonly store: ModelStore;
  readonly host: Pick<EditorHost, 'request' | 'stop'>;
  readonly surroundings: Surroundings;
  readonly sender: Sender;
  readonly whenReady: Promise<void>;
}

/** While the page is in view: notes that the account is here, and looks for what others have changed. */
export function watchOthers(parts: WatchParts): void {
  const { store, host, surroundings, sender, whenReady } = parts;
  const { stop } = host;
  let isLooking = false;
  const look = async (): Promise<void> => {
    const { pause } = store.getState();
    // A signed-out owner is asked to sign in once, not with every poll.
    if (isLooking || stop.aborted || !surroundings.isVisible() || pause === 'gone' || pause === 'signedOut') return;
    isLooking = true;
    await lookOnce(parts);
    isLooking = false;
  };
  let cancel = (): void => undefined;
  const repeat = (): void => {
    cancel = surroundings.after(EVERY_MS, () => {
      void look();
      repeat();
    });
  };
  repeat();
  void whenReady.then(() => (stop.aborted ? undefined : notePresence(parts)));
  const lookAgain = (): void => {
    // The account may have signed in elsewhere.
    if (store.getState().pause === 'signedOut') sender.resume();
    void look();
  };
  surroundings.listen('shown', lookAgain, stop);
  stop.addEventListener('abort', () => cancel());
}

async function lookOnce(parts: WatchParts): Promise<void> {
  const { store, host, sender } = parts;
  await notePresence(parts);
  // While it is not known whether the server has a change, a draft cannot be told from it.
  if (store.getState().sending) return sender.wake();
  if (await fetchDraft(store, host.request)) sender.wake();
}

async function notePresence({ store, host }: WatchParts): Promise<void> {
  const { pageId, selection } = store.getState();
  const { method, path } = PAGE_DRAFT_CALLS.notePresence;
  const body = selection?.kind === 'block' ? { block: selection.id } : {};
  const result = await host.request<PresenceReply>(callPath({ path }, pageId), { method, body });
  if (!result.ok || !Array.isArray(result.body?.people)) return;
  store.dispatch(editorSlice.actions.peopleChanged(result.body.people));
}
