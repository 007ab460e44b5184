import { CONFIG } from '../../config';
import type { EventBus } from '../../host/bus/event-bus';
import { createRequestBench } from '../../host/request/request.fixture';
import { createFakePorts, type FakePorts, type FakeReply } from '../../ports/ports.fixture';
import { startEnhancedForms } from './enhanced-form.effects';

/** A form with a place for everything that can be said of it. */
export const FORM = `
  <form id="form" action="/api/commerce/cart/lines?a=1" method="post" data-enhance>
    <input type="hidden" name="crumb" value="old"><input type="hidden" name="key" value="k1">
    <p data-form-error></p><p data-form-message hidden></p>
    <input name="email" value="ada@" aria-describedby="hint"><span data-field-error="email"></span>
    <input name="field.name.First"><input name="field.name.Last"><span data-field-error="field.name"></span>
    <textarea name="note">Hello</textarea>
    <button id="send" name="way" value="fast">Send</button>
  </form>`;

/** A page with an enhanced form. */
export interface FormBench {
  readonly ports: FakePorts;
  readonly eventBus: EventBus;
  /** What was announced. */
  readonly announced: readonly string[];
  /** The forms that were sent natively. */
  readonly native: readonly EventTarget[];
  /** Presses the first button; that is what the server answers. */
  send(reply?: FakeReply): Promise<void>;
  /** Presses the first button, and gives the way to answer. */
  sendSlowly(): Promise<(reply: FakeReply) => Promise<void>>;
}

/** Where the page's own host is one of the product's, so that forms stay on it. */
const SITE = { identifier: 's', appDomain: 'localhost' };
const { document: page } = createFakePorts();

/** The first element that matches; it is there, unless a test asks whether it is. */
export const element = <T extends HTMLElement = HTMLInputElement>(selector: string) => page.querySelector<T>(selector)!;

/** Lets everything happen that needs no time. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

let stop = new AbortController();

/** Lays a form on the bench, in place of the one before. */
export function createFormBench({ html = FORM, ...overrides }: Partial<FakePorts> & { html?: string } = {}): FormBench {
  stop.abort();
  stop = new AbortController();
  page.body.innerHTML = html;
  const { ports, request, eventBus } = createRequestBench(overrides, SITE);
  const announced: string[] = [];
  const announce = (message: string): void => void announced.push(message);
  startEnhancedForms({ config: CONFIG, ports, request, eventBus, announce, stop: stop.signal });
  const press = async (reply: FakeReply | Promise<FakeReply>): Promise<void> => {
    ports.replies.push(reply);
    element<HTMLButtonElement>('button').click();
    await settle();
  };
  return {
    ports,
    eventBus,
    announced,
    native: followNative(stop.signal),
    send: (reply = {}) => press(reply),
    async sendSlowly() {
      let answer = (_: FakeReply): void => undefined;
      await press(new Promise<FakeReply>((resolve) => (answer = resolve)));
      return async (reply) => {
        answer(reply);
        await settle();
      };
    },
  };
}

/** The forms nobody has taken from the browser. */
function followNative(signal: AbortSignal): readonly EventTarget[] {
  const sent: EventTarget[] = [];
  const follow = (event: SubmitEvent): void => {
    if (!event.defaultPrevented && event.target) sent.push(event.target);
    event.preventDefault();
  };
  page.addEventListener('submit', follow, { signal });
  return sent;
}
