import type { RequestResult } from 'shared-types/host/request';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { spec } from '../../../../../tools/testing/spec';
import { start } from '../contact-form.effects';
import { examples } from '../contact-form.example';
import { messages } from '../contact-form.messages';
import { element } from '../contact-form.view';

const SOLUTION = { counter: 3, derivedKey: 'ab' };
const CHALLENGE = { parameters: { nonce: '00' }, signature: 'signed' };
const KEY = btoa(JSON.stringify({ challenge: CHALLENGE, solution: SOLUTION }));
const SOLVABLE: RequestResult<unknown> = { ok: true, status: 200, body: CHALLENGE };
const UNREACHED: RequestResult<unknown> = { ok: false, status: 0, code: 'site/unreached', message: 'No.' };
const SAMPLE = createFakeRenderHost(messages);

/** The workers of the page; each is answered by the test. */
let workers: StandInWorker[];
let logged: jest.SpyInstance;

class StandInWorker {
  onmessage?: (event: { readonly data: unknown }) => void;
  onerror?: () => void;
  isOver = false;
  readonly posted: unknown[] = [];
  constructor(readonly url: string) {
    workers.push(this);
  }
  postMessage(data: unknown): void {
    this.posted.push(data);
  }
  terminate(): void {
    this.isOver = true;
  }
}

beforeEach(() => {
  workers = [];
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { Worker: StandInWorker });
  Object.assign(URL, { createObjectURL: () => 'blob:worker', revokeObjectURL: () => undefined });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: {}, configurable: true });
});
let host: ReturnType<typeof createFakeHost<typeof messages>>;
afterEach(() => host.end());

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The captcha keys with which the form is sent. */
function followSent(form: HTMLFormElement): readonly string[] {
  const sent: string[] = [];
  document.body.onsubmit = (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    sent.push(String(new FormData(form).get('captchaKey')));
  };
  return sent;
}

async function open(reply: RequestResult<unknown> = SOLVABLE, change: (root: HTMLElement) => void = () => undefined) {
  const root = showView(element(examples.captcha, SAMPLE));
  change(root);
  const form = root.querySelector('form')!;
  const sent = followSent(form);
  host = createFakeHost(messages);
  host.replies.push(reply);
  await start(root, host);
  await settled();
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  const solve = async () => {
    workers.at(-1)?.onmessage?.({ data: SOLUTION });
    await settled();
  };
  return { root, form, button, sent, solve, error: root.querySelector<HTMLElement>('[data-form-error]')! };
}

/** What the shell does with a form it has sent: it is busy, and then shows the refusal. */
async function refuse({ form, error }: { form: HTMLFormElement; error: HTMLElement }, message: string) {
  form.setAttribute('aria-busy', 'true');
  await settled();
  form.removeAttribute('aria-busy');
  error.textContent = message;
  await settled();
}

spec(
  ['CAPT-01', 'CAPT-02'],
  'a proof is computed for the form’s key from the first interaction, and sent with it',
  async () => {
    const { form, button, sent, solve } = await open();
    expect(host.calls.map(({ path }) => path)).toEqual([
      `/api/forms/captcha/challenge?form=${examples.captcha.block.id}&key=a-key`,
    ]);
    expect(workers.map(({ url, posted }) => [url, posted])).toEqual([['blob:worker', [CHALLENGE]]]);
    await solve();
    expect(workers[0]?.isOver).toBe(true);
    button.click();
    expect([sent, form.hasAttribute('data-enhance')]).toEqual([[KEY], true]);
    expect(await axeFindings()).toEqual([]);
  },
);

spec(['CAPT-01', 'FORM-04'], 'a form submitted early waits for the proof, locked, and is then sent once', async () => {
  const { form, button, sent, solve } = await open();
  button.click();
  form.requestSubmit();
  const email = form.querySelector('[name="field.email.value"]')!;
  expect([sent, button.textContent, button.ariaDisabled, form.getAttribute('aria-busy')]).toEqual([
    [],
    'Submitting…',
    'true',
    'true',
  ]);
  expect(email.hasAttribute('inert')).toBe(true);
  await solve();
  expect([sent, button.textContent, form.hasAttribute('aria-busy')]).toEqual([[KEY], 'Send message', false]);
  expect(email.hasAttribute('inert')).toBe(false);
});

spec(
  'FERR-03',
  'a captcha that fails keeps what was typed, says what to do, and is tried again with the next press',
  async () => {
    const { form, button, sent, error, solve } = await open(UNREACHED);
    const email = form.querySelector<HTMLInputElement>('[name="field.email.value"]')!;
    email.value = 'ada@example.com';
    host.replies.push(UNREACHED);
    button.click();
    await settled();
    expect([sent, workers, button.disabled]).toEqual([[], [], false]);
    expect(error.textContent).toMatch(/^Complete CAPTCHA before submitting\. .*send the form again\.$/);
    expect([error.getAttribute('role'), document.activeElement, email.value]).toEqual([
      'alert',
      error,
      'ada@example.com',
    ]);
    host.replies.push(SOLVABLE);
    button.click();
    await settled();
    await solve();
    expect(sent).toEqual([KEY]);
  },
);

spec('FORM-28', 'where the worker is refused, the browser sends the form, also one that waits', async () => {
  const { form, button, sent } = await open();
  button.click();
  workers[0]?.onerror?.();
  await settled();
  expect([sent, form.hasAttribute('data-enhance'), form.hasAttribute('aria-busy')]).toEqual([[''], false, false]);
  expect(logged.mock.calls).toEqual([['Could not render form', expect.any(Error)]]);
});

spec(
  ['FORM-22', 'FORM-23', 'CAPT-03'],
  'after a refusal the captcha is reset, and the button disabled until there is a new proof',
  async () => {
    const page = await open();
    const { form, button, sent, solve } = page;
    await solve();
    button.click();
    form.querySelector<HTMLInputElement>('[name="key"]')!.value = 'k2';
    host.replies.push(SOLVABLE);
    await refuse(page, 'No.');
    expect(button.disabled).toBe(true);
    expect(form.querySelector<HTMLInputElement>('[name="captchaKey"]')?.value).toBe('');
    expect(host.calls.at(-1)?.path).toContain('key=k2');
    await solve();
    expect(button.disabled).toBe(false);
    button.click();
    expect(sent).toEqual([KEY, KEY]);
  },
);

spec('CAPT-03', 'the button is enabled again where no new proof can be had, for another try', async () => {
  const page = await open();
  await page.solve();
  page.button.click();
  host.replies.push({ ok: false, status: 503, code: 'site/unavailable', message: 'Later.' });
  await refuse(page, 'No.');
  expect(page.button.disabled).toBe(false);
});

spec(
  ['CAPT-04', 'CAPT-05'],
  'a captcha without its node is told to the console, and the browser sends the form',
  async () => {
    const { form } = await open(SOLVABLE, (root) => root.querySelector('[data-captcha-node]')!.remove());
    expect(logged.mock.calls).toEqual([['Captcha node is missing']]);
    expect([form.hasAttribute('data-enhance'), host.calls]).toEqual([false, []]);
  },
);

spec('FORM-28', 'a captcha that cannot be set up is told to the console, and the browser sends the form', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
  const { form } = await open();
  expect(logged.mock.calls).toEqual([['Could not render form', expect.any(Error)]]);
  expect([form.hasAttribute('data-enhance'), host.calls]).toEqual([false, []]);
});

test('a stopped captcha leaves the form to the browser, and ends its worker', async () => {
  const { form } = await open();
  host.end();
  await settled();
  expect([form.hasAttribute('data-enhance'), workers[0]?.isOver]).toEqual([false, true]);
});

test('forms without captcha load nothing of it', async () => {
  const root = showView(element(examples.empty, SAMPLE));
  host = createFakeHost(messages);
  await start(root, host);
  expect([root.querySelector('form')?.hasAttribute('data-enhance'), host.calls]).toEqual([true, []]);
});

describe('the captcha of a service', () => {
  async function openService(isAllowed: boolean) {
    const root = showView(element(examples.captchaOfService, SAMPLE));
    const form = root.querySelector('form')!;
    const sent = followSent(form);
    host = createFakeHost(messages);
    if (isAllowed) host.allow('functional');
    await start(root, host);
    const frame = () => root.querySelector('iframe');
    const tell = async (captcha: object, source: unknown = frame()?.contentWindow, origin = location.origin) => {
      const message = new MessageEvent('message', { data: { captcha }, origin, source: source as Window });
      dispatchEvent(message);
      await settled();
    };
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
    return { root, form, frame, button, tell, sent, error: root.querySelector<HTMLElement>('[data-form-error]')! };
  }

  spec(['CAPT-06', 'FERR-03'], 'is shown in a frame, has to be completed first, and its token is sent', async () => {
    const { frame, button, tell, sent, error } = await openService(true);
    expect(frame()?.getAttribute('src')).toBe(`/frame/captcha/${examples.captchaOfService.block.id}`);
    expect(frame()?.title).toBe('CAPTCHA (hCaptcha)');
    button.click();
    expect([sent, error.textContent]).toEqual([[], 'Complete CAPTCHA before submitting.']);
    await tell({ height: 500 });
    await tell({ token: 'forged' }, window);
    await tell({ token: 'forged' }, undefined, 'https://evil.example');
    button.click();
    expect([sent, frame()?.style.blockSize]).toEqual([[], '500px']);
    await tell({ token: 'a-token' });
    button.click();
    expect(sent).toEqual(['a-token']);
    expect(await axeFindings()).toEqual([]);
  });

  spec(
    ['FORM-22', 'FORM-23'],
    'is shown afresh after a refusal, with the button disabled until it is complete',
    async () => {
      const page = await openService(true);
      const { frame, button, tell, sent } = page;
      await tell({ token: 'one' });
      button.click();
      const first = frame();
      await refuse(page, 'No.');
      await settled();
      const status = page.form.querySelector('[data-captcha] [role="status"]')!;
      expect([frame() === first, button.disabled, status.textContent]).toEqual([
        false,
        true,
        'The button can be used again when the CAPTCHA is complete.',
      ]);
      await tell({ token: 'two' });
      expect([button.disabled, status.textContent]).toEqual([false, '']);
      button.click();
      expect(sent).toEqual(['one', 'two']);
    },
  );

  test('loads nothing before the visitor allows it, by choice or by a press', async () => {
    const { root, frame, button, error } = await openService(false);
    expect([frame(), root.textContent]).toEqual([null, expect.stringContaining('hCaptcha, which then learns')]);
    button.click();
    expect([frame(), error.textContent]).toEqual([null, 'Complete CAPTCHA before submitting.']);
    root.querySelector<HTMLButtonElement>('[data-captcha-node] button')!.click();
    expect(frame()).not.toBeNull();
    const other = await openService(false);
    host.allow('functional');
    await settled();
    expect(other.frame()).not.toBeNull();
  });

  test('one that fails to load is tried again with the next press', async () => {
    const { frame, button, tell } = await openService(true);
    const first = frame();
    await tell({ failed: true });
    button.click();
    expect([frame() === first, frame() === null]).toEqual([false, false]);
  });
});
