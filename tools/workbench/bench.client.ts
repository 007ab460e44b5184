import type { Note, NoteMessage } from './notes';

/** What the workbench's server reports: the current build, and faults of a newer one. */
interface News {
  readonly build: number;
  /** Changes with the examples. */
  readonly samples: string;
  readonly faults: readonly { readonly title: string; readonly text: string }[];
}

const find = <T extends HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The workbench has no ${selector}.`);
  return element;
};
const form = find<HTMLFormElement>('form');
const frame = find<HTMLIFrameElement>('iframe');
const log = find('[data-log]');
const state = find('[data-state]');
const panel = find('[data-faults]');

function add(parent: HTMLElement, name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return parent.appendChild(element);
}

let sample = new URL(frame.src).search;

function show(): void {
  const choice = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  sample = `?${choice.toString()}`;
  history.replaceState(null, '', `/${sample}`);
  find('.stage').dataset['width'] = choice.get('width') ?? '';
  log.replaceChildren();
  state.textContent = '…';
  // Setting `src` would add a history entry each time.
  frame.contentWindow?.location.replace(`/sample${sample}`);
}

function write({ kind, text }: Note): void {
  if (kind === 'state') {
    state.textContent = text;
    return;
  }
  const line = add(log, 'li', '');
  line.dataset['kind'] = kind;
  add(line, 'b', kind);
  add(line, 'span', text);
  line.scrollIntoView({ block: 'nearest' });
}

function explain(faults: News['faults']): void {
  panel.replaceChildren();
  panel.hidden = faults.length === 0;
  for (const { title, text } of faults) {
    add(panel, 'strong', title);
    add(panel, 'pre', text);
  }
}

let first: News | undefined;
function read(news: News): void {
  explain(news.faults);
  if (first && first.samples !== news.samples) location.reload();
  else if (first && first.build !== news.build) show();
  first = news;
}

form.addEventListener('change', show);
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('message', ({ data, origin, source }: MessageEvent<NoteMessage>) => {
  if (origin !== location.origin || source !== frame.contentWindow || data.sample !== sample) return;
  if (data.all) log.replaceChildren();
  data.notes.forEach(write);
});
frame.contentWindow?.postMessage('notes', location.origin);
new EventSource('/news').onmessage = ({ data }) => read(JSON.parse(String(data)) as News);
