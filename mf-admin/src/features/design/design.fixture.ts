import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { start } from './design.effects';
import { examples } from './design.example';
import { messages } from './design.messages';
import { element } from './design.view';

const ACCOUNT = { authenticatedAccount: { id: 'a1', displayName: 'Ada' } };

export interface DesignBench {
  readonly root: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly host: FakeHost<typeof messages>;
  /** Names and payloads of sent events. */
  readonly sent: string[];
  inside(): Document;
  /** Loads a page of this site into the frame; undefined is a page of another origin. */
  arrives(path: string | undefined, body?: string): void;
  /** Names of visible notices. */
  noticed(): (string | undefined)[];
}

export function openDesign(name: keyof typeof examples = 'desktop', who: object = ACCOUNT): DesignBench {
  const host = createFakeHost(messages, { context: who });
  const root = showView(element(examples[name], host));
  const frame = root.querySelector('iframe')!;
  const sent: string[] = [];
  for (const event of ['admin/frame-loaded', 'admin/frame-unloaded', 'admin/editing-changed'] as const)
    host.bus.on(event).subscribe((payload) => sent.push(`${event} ${JSON.stringify(payload)}`));
  start(root, host);
  return {
    root,
    frame,
    host,
    sent,
    inside: () => frame.contentDocument!,
    arrives(path, body = '') {
      // Pages of another origin hide their document.
      if (path === undefined) Object.defineProperty(frame, 'contentDocument', { value: null, configurable: true });
      else {
        Reflect.deleteProperty(frame, 'contentDocument');
        frame.src = path;
        const page = frame.contentDocument!.createElement('html');
        page.innerHTML = `<head><title>Title of ${path}</title></head><body>${body}</body>`;
        frame.contentDocument!.append(page);
      }
      frame.dispatchEvent(new Event('load'));
    },
    noticed: () =>
      [...root.querySelectorAll<HTMLElement>('[data-notice]')]
        .filter(({ hidden }) => !hidden)
        .map(({ dataset }) => dataset.notice),
  };
}
