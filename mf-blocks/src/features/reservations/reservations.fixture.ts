import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { start } from './reservations.effects';
import { examples } from './reservations.example';
import { messages } from './reservations.messages';
import { element } from './reservations.view';

/** Callbacks of all resize observers. */
export const resized: (() => void)[] = [];

export function followSizes(): void {
  beforeAll(() => {
    class FollowedSize {
      constructor(private readonly callback: () => void) {}
      observe(): void {
        resized.push(this.callback);
      }
      disconnect(): void {
        resized.splice(resized.indexOf(this.callback), 1);
      }
    }
    Object.assign(globalThis, { ResizeObserver: FollowedSize });
  });
  afterEach(() => {
    resized.length = 0;
    jest.useRealTimers();
  });
}

export function openReservations(name: keyof typeof examples, context: object = {}) {
  const host = createFakeHost(messages, { context });
  const root = showView(element(examples[name], host));
  const served = root.innerHTML;
  const alerts = jest.spyOn(host.dialogs, 'alert');
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
  const section = find('section');
  let width = 600;
  Object.defineProperty(section, 'clientWidth', { get: () => width });
  start(root, host);
  return {
    host,
    root,
    served,
    find,
    section,
    alerts,
    button: find('button'),
    press: () => find('button').click(),
    status: () => find('[role=status]').textContent,
    frames: () => [...root.querySelectorAll('iframe')],
    resize(to: number) {
      width = to;
      for (const notify of [...resized]) notify();
    },
  };
}

type Opened = ReturnType<typeof openReservations>;

/** Loads the server's page into the newest frame, with this HTML in place of the widget. */
export async function arrive({ frames }: Opened, inside: string, isFailed = false): Promise<Document> {
  const frame = frames().at(-1)!;
  // jsdom loads no frames.
  const page = document.implementation.createHTMLDocument('Tock');
  Object.defineProperty(frame, 'contentDocument', { value: page });
  page.body.innerHTML = `<main data-widget><div id="Tock_widget_container" data-served></div><script data-provider></script>${inside}</main>`;
  if (isFailed) page.documentElement.dataset['failed'] = '';
  frame.dispatchEvent(new Event('load'));
  await settled();
  return page;
}

/** Resolves after pending work. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
