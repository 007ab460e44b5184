import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { start } from './design.effects';
import { examples } from './design.example';
import { messages } from './design.messages';
import { element } from './design.view';

const ACCOUNT = { authenticatedAccount: { id: 'a1', displayName: 'Ada' } };

/** The editing frame in the test's page, with its effects. */
export interface DesignBench {
  readonly root: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly host: FakeHost<typeof messages>;
  /** Names and payloads of what the feature sent. */
  readonly sent: string[];
  /** The document in the frame. */
  inside(): Document;
  /** Another page of this site, or of nobody knows where, arrives in the frame. */
  arrives(path: string | undefined, body?: string): void;
  /** Names of the notices that are shown. */
  noticed(): (string | undefined)[];
}

/** Opens it for an account. */
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
      // A page whose origin is not this one's hides its document.
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
