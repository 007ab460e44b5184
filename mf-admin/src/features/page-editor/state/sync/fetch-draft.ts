import type { Request } from 'shared-types/host/request';
import { PAGE_DRAFT_CALLS, type PageDraft } from 'shared-types/admin/pages/page-draft';
import { editorSlice, type ModelStore } from '../editor.state';
import { callPath } from './call-path';
import { readFailure } from './reply';

const { draftReceived, paused, resumed } = editorSlice.actions;

/** Fetches the draft and takes it; false if it could not be fetched. */
export async function fetchDraft(store: ModelStore, request: Request): Promise<boolean> {
  const path = callPath(PAGE_DRAFT_CALLS.getPageDraft, store.getState().pageId);
  const result = await request<PageDraft>(path);
  if (result.ok) {
    // Likewise something else than a draft, where a network asks to sign in.
    if (typeof result.body?.revision !== 'number') return false;
    if (store.getState().pause) store.dispatch(resumed());
    store.dispatch(draftReceived(result.body));
    return true;
  }
  const { kind } = readFailure(result);
  if (kind === 'signedOut' || kind === 'gone') store.dispatch(paused(kind));
  return false;
}
