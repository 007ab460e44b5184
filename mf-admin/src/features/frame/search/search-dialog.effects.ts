import { ADMIN_SEARCH_PARAMETER, type AdminSearchReply } from 'shared-types/admin/search';
import type { Host } from 'shared-types/host/host';
import { chooseOption } from './choose-option.effects';
import { showOptions, type OptionGroup } from './found-options.effects';
import type { messages } from '../frame.messages';
import { latestSearch, type SearchState } from './latest-search.effects';
import type { RecentPages } from './recent-pages.effects';

interface SearchDialogInput {
  readonly dialog: HTMLDialogElement;
  readonly host: Host<typeof messages>;
  readonly recent: RecentPages;
}

/**
 * The search over the page: a combobox with a list box, as the ARIA Authoring Practices describe them. Its first result is
 * chosen, arrow keys choose another, Enter opens it; Escape, the button or a press beside it close it, and the focus returns.
 *
 * @implements EDIT-04
 */
export function createSearchDialog({ dialog, host, recent }: SearchDialogInput): { open(typed: string): void } {
  const find = <T extends Element>(name: string) => dialog.querySelector<T>(`[data-search-${name}]`) as T;
  const input = dialog.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
  const [list, status] = [find<HTMLElement>('list'), find<HTMLElement>('status')];
  const [retry, close] = [find<HTMLButtonElement>('retry'), find<HTMLButtonElement>('close')];
  const { stop, text } = host;
  const choice = chooseOption(input);
  const resultsPath = input.form?.getAttribute('action') ?? '';

  const show = (message: string, groups: readonly OptionGroup[] = []): void => {
    status.textContent = message;
    retry.hidden = true;
    choice.among(showOptions(list, groups));
  };
  const search = latestSearch(host, (state) => {
    showState(state);
    list.setAttribute('aria-busy', String(state.kind === 'searching'));
  });

  function showState(state: SearchState): void {
    if (state.kind === 'found') return show(messageOf(state.reply, text), groupsOf(state.reply, { text, resultsPath }));
    if (state.kind === 'failed') {
      show(state.isOffline ? text('offline') : text('failed', { reason: state.message }));
      retry.hidden = state.isOffline;
      return;
    }
    // The former results stay until the next ones come, but Enter opens none of them.
    status.textContent = text('searching');
    retry.hidden = true;
    choice.among([]);
    for (const option of list.querySelectorAll('[aria-selected="true"]')) option.setAttribute('aria-selected', 'false');
  }

  const look = (): void => {
    const typed = input.value.trim();
    if (typed !== '') return search.type(typed);
    search.cancel();
    void recent.list().then((pages) => {
      if (input.value.trim() !== '') return;
      show(text('hint'), [{ title: text('recent'), entries: pages }]);
    });
  };

  const pressed = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choice.move(event.key === 'ArrowDown' ? 1 : -1);
    }
    // Without a chosen option the form is sent, which leads to the page of results.
    if (event.key !== 'Enter' || (!choice.current() && input.value.trim() !== '')) return;
    event.preventDefault();
    choice.current()?.click();
  };
  const escaped = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // The page has an Escape of its own.
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  };

  const on = { signal: stop };
  input.addEventListener('input', look, on);
  input.addEventListener('keydown', pressed, on);
  dialog.addEventListener('keydown', escaped, on);
  dialog.addEventListener('close', () => search.cancel(), on);
  dialog.addEventListener('click', ({ target }) => void (target === dialog && dialog.close()), on);
  close.addEventListener('click', () => dialog.close(), on);
  retry.addEventListener(
    'click',
    () => {
      look();
      input.focus();
    },
    on,
  );
  window.addEventListener('online', () => void (dialog.open && look()), on);
  // The page may come back from the cache, where it would still be open.
  window.addEventListener('pagehide', () => dialog.close(), on);
  stop.addEventListener('abort', () => dialog.close());

  return {
    open(typed) {
      if (!dialog.open) {
        input.value = typed;
        show('');
        dialog.showModal();
        look();
      }
      input.focus();
      input.setSelectionRange(typed === '' ? 0 : input.value.length, input.value.length);
    },
  };
}

type Text = SearchDialogInput['host']['text'];

function messageOf({ count, query }: AdminSearchReply, text: Text): string {
  return count > 0 ? text('found', { count }) : text('nothing', { query });
}

interface GroupsInput {
  readonly text: Text;
  /** Where the form leads. */
  readonly resultsPath: string;
}

/** The results, and the way to the page with more of them. */
function groupsOf({ groups, count, query }: AdminSearchReply, { text, resultsPath }: GroupsInput): OptionGroup[] {
  const found = groups.map(({ title, count: all, entries }) => ({
    title: all > entries.length ? `${title} (${all})` : title,
    entries,
  }));
  const path = `${resultsPath}?${new URLSearchParams({ [ADMIN_SEARCH_PARAMETER]: query })}`;
  return count > 0 ? [...found, { entries: [{ path, title: text('all', { query }) }] }] : [];
}
