import { BLOCK_ATTRIBUTE } from '../../shared-types/src/site/page/page-data';

/** What the example's page reports to the workbench. */
export interface Note {
  /** `state`: status of the block. `error`: a mistake. All others: what the feature requested of its host. */
  readonly kind: 'state' | 'error' | 'request' | 'announced' | 'dialog' | 'went' | 'published' | 'sent' | 'reported';
  readonly text: string;
}

/** A message of the example's page: one note or, on request, all so far. */
export interface NoteMessage {
  readonly notes: readonly Note[];
  /** True if they replace earlier ones. */
  readonly all: boolean;
  /** The query of the reporting example, since another one may be chosen by then. */
  readonly sample: string;
}

const notes: Note[] = [];

/** Reports to the workbench, if the page is in its frame. */
export function note(kind: Note['kind'], text: string): void {
  notes.push({ kind, text });
  send([{ kind, text }], false);
}

/** The workbench may start to listen later than the example starts to report. */
export function sendOnRequest(): void {
  addEventListener('message', ({ origin, source }) => {
    if (source === parent && origin === location.origin) send(notes, true);
  });
}

function send(notes: readonly Note[], all: boolean): void {
  const message: NoteMessage = { notes, all, sample: location.search };
  if (parent !== window) parent.postMessage(message, location.origin);
}

/** Reports the page's errors; React logs hydration differences to the console. */
export function noteErrors(): void {
  const { error } = console;
  console.error = (...args: unknown[]) => {
    note('error', args.map(String).join(' '));
    error(...args);
  };
  addEventListener('error', ({ message }) => note('error', message));
  addEventListener('unhandledrejection', ({ reason }) => note('error', String(reason)));
}

export function noteStates(element: HTMLElement): void {
  const noteState = () => note('state', element.getAttribute(BLOCK_ATTRIBUTE.state) ?? '');
  new MutationObserver(noteState).observe(element, { attributeFilter: [BLOCK_ATTRIBUTE.state] });
}
