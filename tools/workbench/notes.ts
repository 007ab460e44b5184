import { BLOCK_ATTRIBUTE } from '../../shared-types/src/site/page/page-data';

/** What the sample's page tells the workbench around it. */
export interface Note {
  /** `state`: what the shell has made of it. `error`: a mistake. All else is what the feature asked of its host. */
  readonly kind: 'state' | 'error' | 'request' | 'announced' | 'dialog' | 'went' | 'published' | 'sent' | 'reported';
  readonly text: string;
}

/** What the sample's page sends: one note, or, asked for them, all so far. */
export interface NoteMessage {
  readonly notes: readonly Note[];
  /** True where they take the place of what was told before. */
  readonly all: boolean;
  /** The query of the sample that tells: another one may be chosen by the time it is heard. */
  readonly sample: string;
}

const notes: Note[] = [];

/** Tells the workbench; a sample that is looked at by itself has nobody to tell. */
export function note(kind: Note['kind'], text: string): void {
  notes.push({ kind, text });
  send([{ kind, text }], false);
}

/** The workbench may begin to listen later than the sample begins to tell. */
export function sendOnRequest(): void {
  addEventListener('message', ({ origin, source }) => {
    if (source === parent && origin === location.origin) send(notes, true);
  });
}

function send(notes: readonly Note[], all: boolean): void {
  const message: NoteMessage = { notes, all, sample: location.search };
  if (parent !== window) parent.postMessage(message, location.origin);
}

/** Tells what goes wrong in the page: React says on the console what the server and the page draw differently. */
export function noteErrors(): void {
  const { error } = console;
  console.error = (...args: unknown[]) => {
    note('error', args.map(String).join(' '));
    error(...args);
  };
  addEventListener('error', ({ message }) => note('error', message));
  addEventListener('unhandledrejection', ({ reason }) => note('error', String(reason)));
}

/** Tells what the shell makes of the block. */
export function noteStates(element: HTMLElement): void {
  const noteState = () => note('state', element.getAttribute(BLOCK_ATTRIBUTE.state) ?? '');
  new MutationObserver(noteState).observe(element, { attributeFilter: [BLOCK_ATTRIBUTE.state] });
}
