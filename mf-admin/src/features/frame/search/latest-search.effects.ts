import { ADMIN_SEARCH_CALLS, ADMIN_SEARCH_PARAMETER, type AdminSearchReply } from 'shared-types/admin/search';
import type { Host } from 'shared-types/host/host';
import { isOnline } from '../../../parts/is-online/is-online.effects';

export type SearchState =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly reply: AdminSearchReply }
  | { readonly kind: 'failed'; readonly isOffline: boolean; readonly message: string };

/** So that typing a word asks once or twice. */
const PAUSE_MS = 120;

export interface LatestSearch {
  /** Asks for what is typed, after a short pause, and gives up what was asked before. */
  type(typed: string): void;
  cancel(): void;
}

/** Asks the server while somebody types. Only the latest question is answered. */
export function latestSearch(
  { request, stop }: Pick<Host, 'request' | 'stop'>,
  report: (state: SearchState) => void,
): LatestSearch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    asked?.abort();
  };
  const ask = async (typed: string): Promise<void> => {
    const { signal } = (asked = new AbortController());
    const query = new URLSearchParams({ [ADMIN_SEARCH_PARAMETER]: typed });
    const result = await request<AdminSearchReply>(`${ADMIN_SEARCH_CALLS.searchAdmin.path}?${query}`, { signal });
    if (signal.aborted) return;
    if (result.ok) return report({ kind: 'found', reply: result.body });
    const { status, message } = result;
    report({ kind: 'failed', message, isOffline: status === 0 && !isOnline() });
  };
  stop.addEventListener('abort', cancel);
  return {
    cancel,
    type(typed) {
      cancel();
      report({ kind: 'searching' });
      timer = setTimeout(() => void ask(typed), PAUSE_MS);
    },
  };
}
