import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { PasskeyForm } from './passkey-form.view';
import { startPasskeyForms } from './passkey.effects';

const MESSAGES = { passkeyCancelled: 'Cancelled.', passkeyFailed: 'Failed.', passkeyKnown: 'Known.' };
const CALL = { method: 'POST', path: '/api/auth/Passkey' };
const OPTIONS = { challenge: 'Y2hhbGxlbmdl', rpId: 'shop.example', allowCredentials: [], userVerification: 'required' };

/** What `navigator.credentials.get` gives: an assertion, with the fields that are read. */
const ASSERTION = {
  id: 'id',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
  },
  getClientExtensionResults: () => ({}),
};

function prepare(get: () => Promise<unknown>, isKnown = true) {
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: isKnown ? class {} : undefined,
    configurable: true,
    writable: true,
  });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const root = showView(
    <PasskeyForm
      ceremony="get"
      call={CALL}
      options={{ path: '/api/auth/PasskeyOptions' }}
      sends={{ block: 'b' }}
      perRequest={{ crumb: 'a-crumb', return: '/' } as never}
      submit="Use"
      sending="…"
      failed="No."
    />,
  );
  const request = jest.fn(async () => ({ ok: true as const, status: 200, body: { options: OPTIONS } }));
  const host = { ...createFakeHost(MESSAGES), request: request as never };
  startPasskeyForms(root, host);
  const form = root.querySelector('form')!;
  const sent: string[] = [];
  document.onsubmit = (event) => {
    event.preventDefault();
    sent.push(String(new FormData(form).get('passkey')));
  };
  return { form, request, sent, problem: () => form.querySelector('[data-form-error]')?.textContent };
}
const settle = () => new Promise((go) => setTimeout(go, 0));

test('asks the passkey before the form is sent, each time anew', async () => {
  const { form, request, sent } = prepare(() => Promise.resolve(ASSERTION));
  expect([form.hidden, form.hasAttribute('inert')]).toEqual([false, false]);
  for (const count of [1, 2]) {
    form.requestSubmit();
    await settle();
    expect([request.mock.calls.length, sent.length]).toEqual([count, count]);
    expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ id: 'id', type: 'public-key' });
  }
});

test.each([
  ['NotAllowedError', 'Cancelled.'],
  ['InvalidStateError', 'Known.'],
  ['SecurityError', 'Failed.'],
])('after %s it sends nothing, and says so', async (name, text) => {
  const { form, sent, problem } = prepare(() => Promise.reject(Object.assign(new Error('no'), { name })));
  form.requestSubmit();
  await settle();
  expect([sent, problem(), form.hasAttribute('aria-busy')]).toEqual([[], text, false]);
});

test('is hidden where the browser knows no passkeys', () => {
  expect(prepare(() => Promise.resolve(ASSERTION), false).form.hidden).toBe(true);
});
