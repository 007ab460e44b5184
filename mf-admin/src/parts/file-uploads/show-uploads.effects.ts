import { FILE_LIMIT, FILES_PARAMETER, type FileKind } from 'shared-types/admin/files/files';
import type { Host } from 'shared-types/host/host';
import { stateText } from './state-text';
import type { messages } from './upload-form.messages';
import { createUploadQueue, type QueuedFile, type UploadQueue } from './upload-queue.effects';

type ShowHost = Pick<
  Host<Readonly<Record<keyof typeof messages, string>>>,
  'announcer' | 'navigate' | 'request' | 'stop' | 'text'
>;

export interface ShowUploadsInput {
  /** Where files can be dropped. */
  readonly drop: HTMLElement;
  readonly wants?: FileKind;
}

const PERCENT = 100;

/**
 * Uploads each chosen or dropped file by itself, with a line that shows how far it is, and all of them together. Once all are
 * there, the page is shown again with them; if some were refused, the page stays, with a link.
 *
 * @implements FILE-12
 */
export function showUploads(place: HTMLElement, host: ShowHost, { drop, wants }: ShowUploadsInput): void {
  const { announcer, stop, text } = host;
  const find = <T extends HTMLElement>(selector: string) => place.querySelector<T>(selector)!;
  const [form, input, lines] = [
    find<HTMLFormElement>('form'),
    find<HTMLInputElement>('input[type=file]'),
    find('[data-lines]'),
  ];
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value || undefined;
  const shown = new Map<number, HTMLElement>();
  const replaces = hidden('replaces');
  const queue: UploadQueue = createUploadQueue(host, {
    folder: hidden('folder'),
    replaces,
    wants,
    stop,
    onChange: (changed) => {
      showLine(changed);
      showSum();
      if (changed.state.kind === 'failed') announcer.announce(changed.state.message, 'assertive');
    },
  });

  const lineOf = ({ number, file }: QueuedFile): HTMLElement => {
    const known = shown.get(number);
    if (known) return known;
    const line = find<HTMLTemplateElement>('[data-line]').content.firstElementChild!.cloneNode(true) as HTMLElement;
    const part = (selector: string) => line.querySelector<HTMLElement>(selector)!;
    part('[data-name]').textContent = file.name;
    part('progress').setAttribute('aria-label', file.name);
    const [again, cancel] = [part('[data-again]'), part('[data-cancel]')];
    again.setAttribute('aria-label', `${text('uploadAgain')}: ${file.name}`);
    cancel.setAttribute('aria-label', `${text('uploadCancel')}: ${file.name}`);
    again.addEventListener('click', () => {
      // The pressed button disappears.
      cancel.focus();
      queue.retry(number);
    });
    cancel.addEventListener('click', () => queue.cancel(number));
    shown.set(number, line);
    lines.append(line);
    return line;
  };

  const showLine = (changed: QueuedFile): void => {
    const { state } = changed;
    const line = lineOf(changed);
    if (state.kind === 'cancelled') {
      if (line.contains(document.activeElement)) input.focus();
      line.remove();
      return;
    }
    const bar = line.querySelector('progress')!;
    bar.hidden = state.kind === 'failed' || state.kind === 'done';
    bar.value = state.kind === 'sending' ? state.part * PERCENT : state.kind === 'processing' ? PERCENT : 0;
    line.querySelector('[data-state]')!.textContent = stateText(changed, text);
    line.querySelector<HTMLElement>('[data-again]')!.hidden = state.kind !== 'failed' || !state.mayRetry;
    line.querySelector<HTMLElement>('[data-cancel]')!.hidden = state.kind === 'done';
  };

  const showSum = (): void => {
    const all = queue.all();
    const done = all.filter(({ state }) => state.kind === 'done').length;
    const failures = all.filter(({ state }) => state.kind === 'failed').length;
    find('[data-sum]').hidden = all.length === 0;
    find<HTMLProgressElement>('[data-sum] progress').value = sentShare(all) * PERCENT;
    const sum = text('uploadSum', { done, count: all.length });
    find('[data-sum-text]').textContent = failures > 0 ? `${sum} ${text('uploadFailures', { count: failures })}` : sum;
    const see = find<HTMLAnchorElement>('[data-see]');
    see.hidden = done === 0 || queue.isBusy();
    if (all.length === 0 || queue.isBusy()) return;
    announcer.announce(find('[data-sum-text]').textContent ?? '');
    if (done > 0) see.href = seeAddress(see.href, done, replaces !== undefined);
    if (done > 0 && failures === 0) host.navigate(see.getAttribute('href') ?? '');
  };

  const take = (files: readonly File[]): void => queue.add(replaces === undefined ? files : files.slice(0, 1));
  find('[data-send]').hidden = true;
  find('[data-drop]').hidden = false;
  const change = (): void => {
    const files = [...(input.files ?? [])];
    input.value = '';
    take(files);
  };
  input.addEventListener('change', change, { signal: stop });
  takeDrops(drop, { place, stop }, take);
  const leave = (event: Event): void => {
    if (queue.isBusy()) event.preventDefault();
  };
  window.addEventListener('beforeunload', leave, { signal: stop });
  // Files selected before the script ran.
  if (input.files?.length) change();
}

/** How much of all files the server has. */
function sentShare(all: readonly QueuedFile[]): number {
  const bytes = all.reduce((sum, { file }) => sum + file.size, 0);
  const sent = all.reduce((sum, { file, state }) => {
    if (state.kind === 'sending') return sum + file.size * state.part;
    return state.kind === 'waiting' ? sum : sum + file.size;
  }, 0);
  return bytes > 0 ? sent / bytes : 0;
}

function seeAddress(href: string, count: number, isReplaced: boolean): string {
  const url = new URL(href);
  for (const name of [FILES_PARAMETER.after, FILES_PARAMETER.before]) url.searchParams.delete(name);
  url.searchParams.set(FILES_PARAMETER.done, isReplaced ? 'replaced' : `upload-${Math.min(count, FILE_LIMIT.changed)}`);
  return url.pathname + url.search;
}

function takeDrops(
  drop: HTMLElement,
  { place, stop: signal }: { readonly place: HTMLElement; readonly stop: AbortSignal },
  take: (files: readonly File[]) => void,
): void {
  const over = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    place.toggleAttribute('data-over', isOver);
  };
  drop.addEventListener('dragover', over(true), { signal });
  drop.addEventListener('dragleave', over(false), { signal });
  drop.addEventListener(
    'drop',
    (event) => {
      over(false)(event);
      take([...(event.dataTransfer?.files ?? [])]);
    },
    { signal },
  );
}
