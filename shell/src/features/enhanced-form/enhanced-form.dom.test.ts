import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { createWire } from '../../host/bus/wire';
import { createRequest } from '../../host/request/request';
import { strings } from '../../host/request/request.strings';
import { createFakePorts, type FakePorts, type FakeReply } from '../../ports/ports.fixture';
import { startEnhancedForms } from './enhanced-form.effects';

const FORM = `
  <form id="form" action="/api/commerce/cart/lines?a=1" method="post" data-enhance>
    <input type="hidden" name="crumb" value="old"><input type="hidden" name="key" value="k1">
    <p data-form-error></p><p data-form-message hidden></p>
    <input name="email" value="ada@" aria-describedby="hint"><span data-field-error="email"></span>
    <input name="field.name.First"><input name="field.name.Last"><span data-field-error="field.name"></span>
    <textarea name="note">Hello</textarea>
    <button id="send" name="way" value="fast">Send</button>
  </form>`;

const element = <T extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<T>(selector)!;
const settle = () => new Promise((resolve) => setTimeout(resolve));

let stop: AbortController;
let said: string[];
let native: number;

function createBench({ html = FORM, ...overrides }: Partial<FakePorts> & { html?: string } = {}) {
  document.body.innerHTML = html;
  const ports = createFakePorts(overrides);
  const wire = createWire((error) => {
    throw error;
  });
  const crumb = () => ports.jar.get('crumb') ?? 'old';
  const renewCrumb = (value: string) => Boolean(ports.jar.set('crumb', value));
  const request = createRequest({
    config: CONFIG,
    ports,
    site: { identifier: 's', appDomain: 'localhost' },
    locale: 'en',
    words: strings,
    wire,
    crumb,
    renewCrumb,
  });
  startEnhancedForms({ ports, request, wire, say: (sentence) => said.push(sentence), stop: stop.signal });
  document.addEventListener(
    'submit',
    (event) => {
      if (!event.defaultPrevented) native++;
      event.preventDefault();
    },
    { signal: stop.signal },
  );
  const send = async (reply: FakeReply = {}): Promise<void> => {
    ports.replies.push(reply);
    element<HTMLButtonElement>('button').click();
    await settle();
  };
  return { ports, send, wire };
}

beforeEach(() => {
  [stop, said, native] = [new AbortController(), [], 0];
});
afterEach(() => stop.abort());

describe('an enhanced form', () => {
  test('is sent by fetch, with the button’s own value and the crumb', async () => {
    const { ports, send } = createBench();
    await send();
    expect(native).toBe(0);
    expect(ports.calls[0]?.url).toBe('/api/commerce/cart/lines?a=1&crumb=old');
    expect(ports.calls[0]?.init.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'en' });
    const body = ports.calls[0]?.init.body as URLSearchParams;
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(Object.fromEntries(body)).toMatchObject({
      crumb: 'old',
      key: 'k1',
      email: 'ada@',
      note: 'Hello',
      way: 'fast',
    });
  });

  test('is sent to the button’s own address, and with files as multipart', async () => {
    const { ports, send } = createBench({
      html: FORM.replace('id="send"', 'formaction="/api/other" formenctype="multipart/form-data"'),
    });
    await send();
    expect(ports.calls[0]?.url).toBe('/api/other?crumb=old');
    expect(ports.calls[0]?.init.body).toBeInstanceOf(FormData);
  });

  spec(
    ['FORM-02', 'FORM-05', 'FORM-21'],
    'marks itself and its button while it is on its way, and is sent once',
    async () => {
      const { ports } = createBench();
      let answer = (_: FakeReply): void => undefined;
      ports.replies.push(new Promise<FakeReply>((resolve) => (answer = resolve)));
      const button = element<HTMLButtonElement>('#send');
      button.focus();
      button.click();
      button.click();
      element<HTMLFormElement>('form').requestSubmit();
      await settle();
      expect(ports.calls).toHaveLength(1);
      expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy'), button.disabled]).toEqual([
        'true',
        'true',
        false,
      ]);
      expect(document.activeElement).toBe(button);
      answer({});
      await settle();
      expect([button.hasAttribute('aria-disabled'), button.hasAttribute('aria-busy')]).toEqual([false, false]);
      button.click();
      await settle();
      expect(ports.calls).toHaveLength(2);
      expect(native).toBe(0);
    },
  );

  spec('FORM-03', 'is locked while it is on its way, all but its button, which takes the focus', async () => {
    const { ports } = createBench();
    let answer = (_: FakeReply): void => undefined;
    ports.replies.push(new Promise<FakeReply>((resolve) => (answer = resolve)));
    const locked = () => [...element<HTMLFormElement>('form').elements].filter((field) => field.hasAttribute('inert'));
    element('[name=email]').focus();
    element<HTMLFormElement>('form').requestSubmit(element<HTMLButtonElement>('#send'));
    await settle();
    expect(locked().map((field) => field.getAttribute('name'))).toEqual([
      'crumb',
      'key',
      'email',
      'field.name.First',
      'field.name.Last',
      'note',
    ]);
    expect(document.activeElement).toBe(element('#send'));
    expect((ports.calls[0]?.init.body as URLSearchParams).get('note')).toBe('Hello');
    answer({ status: 409, body: { error: 'No.', code: 'x/y' } });
    await settle();
    expect(locked()).toEqual([]);
  });

  test('a group of fields with the button in it is not locked as a whole', async () => {
    const { ports } = createBench({ html: FORM.replace('<button', '<fieldset><button') });
    ports.replies.push(new Promise(() => undefined));
    element('#send').click();
    await settle();
    expect(element('[name=note]').hasAttribute('inert')).toBe(true);
    expect(element('fieldset').hasAttribute('inert')).toBe(false);
  });

  spec('FORM-19', 'puts what its page holds for then behind itself once it has arrived, and not before', async () => {
    const template = '<template data-form-after><p id="after">And now?</p></template>';
    const { send } = createBench({ html: FORM.replace('<button', `${template}<button`) });
    await send({ status: 400, body: { error: 'No.', code: 'x/y' } });
    expect(element('#after')).toBeNull();
    await send({ body: { message: 'Thank you' } });
    expect(element('form + #after').textContent).toBe('And now?');
    await send({ body: { message: 'Thank you' } });
    expect(document.querySelectorAll('#after')).toHaveLength(1);
  });

  test('shows nothing of that where its reply leads away', async () => {
    const template = '<template data-form-after><p id="after">And now?</p></template>';
    const { ports, send } = createBench({ html: FORM.replace('<button', `${template}<button`) });
    await send({ body: { location: 'https://elsewhere.test/thanks' } });
    expect(ports.visited).toEqual(['https://elsewhere.test/thanks']);
    expect(element('#after')).toBeNull();
  });

  test('tells the facts of the reply, shows its message and takes its new key', async () => {
    const { send, wire } = createBench();
    await send({
      body: {
        facts: { 'commerce/cart': { revision: 2, items: 1, subtotalCents: 100 } },
        message: 'Thank you',
        key: 'k2',
      },
    });
    expect(wire.latest('commerce/cart')?.items).toBe(1);
    const message = element('[data-form-message]');
    expect([message.textContent, message.hidden, message.getAttribute('role')]).toEqual(['Thank you', false, 'status']);
    expect(said).toEqual([]);
    expect(element('[name=key]').value).toBe('k2');
  });

  spec('FORM-18', 'gives the focus to a message that takes its place', async () => {
    const { send } = createBench({ html: FORM.replace('data-form-message', 'data-form-message tabindex="-1"') });
    await send({ body: { message: 'Thank you' } });
    expect(document.activeElement).toBe(element('[data-form-message]'));
  });

  test('keeps the focus where its message stands beside it', async () => {
    const { send } = createBench();
    element('#send').focus();
    await send({ body: { message: 'Thank you' } });
    expect(document.activeElement).toBe(element('#send'));
  });

  test('takes the new key of a refusal, so that it can be sent again', async () => {
    const { send } = createBench();
    const error = 'This form has been sent before with other answers. Please send it again.';
    await send({ status: 409, body: { error, code: 'forms/key-used', key: 'k2' } });
    expect(element('[name=key]').value).toBe('k2');
    expect(element('[data-form-error]').textContent).toContain(error);
  });

  test('has its message announced where it has no place for it', async () => {
    const { send } = createBench({ html: FORM.replace('<p data-form-message hidden></p>', '') });
    await send({ body: { message: 'Added to the cart' } });
    expect(said).toEqual(['Added to the cart']);
  });

  test('leads where the reply says, and stays marked until the visitor comes back', async () => {
    const { ports, send } = createBench();
    await send({ body: { location: '/order/1' } });
    expect(ports.visited).toEqual(['/order/1']);
    await send();
    expect(ports.calls).toHaveLength(1);
    ports.comeBack();
    await send();
    expect(ports.calls).toHaveLength(2);
  });

  spec(['FORM-20', 'FORM-24'], 'shows a refusal in its place, and keeps what was typed', async () => {
    const { send } = createBench();
    await send({
      status: 422,
      body: {
        error: 'One or more fields is invalid.',
        code: 'x/y',
        data: { errors: { email: 'Email is not valid.', 'field.name': 'Both names, please.', gone: 'Unknown field.' } },
      },
    });
    const place = element('[data-form-error]');
    expect(place.getAttribute('role')).toBe('alert');
    expect(place.textContent).toBe('One or more fields is invalid. Unknown field.');
    const email = element('[name=email]');
    const error = element('[data-field-error=email]');
    expect(error.textContent).toBe('Email is not valid.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('aria-describedby')).toBe(`hint ${error.id}`);
    expect(element('[name="field.name.Last"]').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(email.value).toBe('ada@');
    expect(element('[name=note]').value).toBe('Hello');
  });

  test('marks the inputs that point at the place of an error', async () => {
    const field =
      '<input name="field.email.value" aria-describedby="hint error"><p id="error" data-field-error="email"></p>';
    const { send } = createBench({
      html: `<form action="/api/a" method="post" data-enhance>${field}<button>Send</button></form>`,
    });
    await send({
      status: 400,
      body: { error: 'Look again.', code: 'forms/invalid', data: { errors: { email: 'No address.' } } },
    });
    expect(element('input').getAttribute('aria-invalid')).toBe('true');
    expect(element('input').getAttribute('aria-describedby')).toBe('hint error');
    expect(document.activeElement).toBe(element('input'));
  });

  spec('FORM-27', 'forgets the last refusal with the next outcome', async () => {
    const { send } = createBench();
    await send({
      status: 422,
      body: { error: 'No.', code: 'x/y', data: { errors: { email: 'Email is not valid.' } } },
    });
    await send({ status: 422, body: { error: 'Still no.', code: 'x/y' } });
    expect(element('[data-field-error=email]').textContent).toBe('');
    expect(element('[name=email]').hasAttribute('aria-invalid')).toBe(false);
    expect(element('[data-form-error]').textContent).toBe('Still no.');
    await send({ body: {} });
    expect(element('[data-form-error]').textContent).toBe('');
  });

  spec(['FORM-20', 'FORM-24'], 'lists what is wrong with links to the fields, and focuses the list', async () => {
    const place = '<p data-form-error></p>';
    const { send } = createBench({ html: FORM.replace(place, place.replace('><', ' data-form-summary="Look."><')) });
    const refuse = (errors: object) => send({ status: 400, body: { error: 'No.', code: 'x/y', data: { errors } } });
    await refuse({ 'field.name': 'Both names.', email: 'Not valid.', gone: 'Unknown field.' });
    const list = element('[data-form-error]');
    expect(list.querySelector('p')?.textContent).toBe('Look.');
    const items = [...list.querySelectorAll('li')].map((item) => [
      item.textContent,
      item.querySelector('a') &&
        document.getElementById(item.querySelector('a')?.hash.slice(1) ?? '')?.getAttribute('name'),
    ]);
    expect(items).toEqual([
      ['Both names.', 'field.name.First'],
      ['Not valid.', 'email'],
      ['Unknown field.', null],
    ]);
    expect(document.activeElement).toBe(list);
    await refuse({});
    expect(list.textContent).toBe('No.');
  });

  test('leads to an input, never to the fieldset around it', async () => {
    const error = '<p id="error" data-field-error="who"></p>';
    const group = `<fieldset aria-describedby="error">${error}<input name="field.who.first" aria-describedby="error"></fieldset>`;
    const { send } = createBench({
      html: `<form action="/api/a" method="post" data-enhance>${group}<button>Send</button></form>`,
    });
    await send({ status: 400, body: { error: 'No.', code: 'x/y', data: { errors: { who: 'Who?' } } } });
    expect(element('fieldset').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(element('input'));
  });

  test('makes room for a refusal where it has none', async () => {
    const { send } = createBench({ html: '<form action="/a" method="post" data-enhance><button>Send</button></form>' });
    await send({ status: 409, body: { error: 'Sold out.', code: 'x/y' } });
    expect(element('form > [data-form-error][role=alert]').textContent).toBe('Sold out.');
  });

  test('says so when the network fails, and keeps the values and the focus', async () => {
    const { send } = createBench();
    element('#send').focus();
    await send({ fails: true });
    expect(element('[data-form-error]').textContent).toBe('Unable to connect…');
    expect(element('[name=note]').value).toBe('Hello');
    expect(document.activeElement).toBe(element('#send'));
    await send({ body: { message: 'Thank you' } });
    expect(element('[data-form-message]').textContent).toBe('Thank you');
  });

  const OWN = ['-200', '-401', '-500', ''].map((status) => `data-form-failure${status}="own${status}"`).join(' ');
  const HTML = '<html>Bad gateway</html>';
  const refusal = { error: 'The server’s own.', code: 'forms/unparsable' };

  spec(
    ['FERR-01', 'FERR-02', 'FERR-09', 'FERR-12', 'FERR-13'],
    'says its own sentence where something else answers than its server, or its server fails',
    async () => {
      const { send } = createBench({ html: FORM.replace('data-enhance', `data-enhance ${OWN}`) });
      const said = async (reply: FakeReply) => {
        await send(reply);
        return element('[data-form-error]').textContent;
      };
      for (const status of [401, 500, 502, 503, 504]) {
        const own = status === 401 ? 'own-401' : 'own-500';
        for (const body of [HTML, { message: 'Upstream is down' }, refusal])
          expect([status, await said({ status, body })]).toEqual([status, own]);
      }
      for (const status of [403, 404, 418, 429])
        for (const body of [HTML, { message: 'Go away' }])
          expect([status, await said({ status, body })]).toEqual([status, 'own']);
      for (const status of [400, 404, 409, 413, 429])
        expect([status, await said({ status, body: refusal })]).toEqual([status, refusal.error]);
      expect(await said({ body: HTML })).toBe('own-200');
      expect(await said({ fails: true })).toBe('Unable to connect…');
      expect(element('[name=note]').value).toBe('Hello');
    },
  );

  test('with a refused crumb is sent again by itself', async () => {
    const { ports, send } = createBench();
    ports.replies.push({ status: 403, body: { error: 'Again', crumbFail: true, crumb: 'new' } });
    await send({ body: { message: 'Thank you' } });
    expect(ports.calls).toHaveLength(2);
    expect((ports.calls[1]?.init.body as URLSearchParams).get('crumb')).toBe('new');
    expect(element('[data-form-message]').textContent).toBe('Thank you');
  });

  test('is left to a live feature that has taken it', async () => {
    const { ports, send } = createBench();
    element<HTMLFormElement>('form').addEventListener('submit', (event) => event.preventDefault());
    await send();
    expect(ports.calls).toHaveLength(0);
  });

  test.each([
    ['a form without the mark', FORM.replace('data-enhance', '')],
    ['a form that is not posted', FORM.replace('method="post"', 'method="get"')],
    ['a form of another site', FORM.replace('action="', 'action="https://elsewhere.test')],
  ])('%s is sent natively', async (_, html) => {
    const { ports, send } = createBench({ html });
    await send();
    expect(ports.calls).toHaveLength(0);
    expect(native).toBe(1);
  });

  test('is sent natively where the browser cannot fetch', async () => {
    const { send } = createBench({ fetch: undefined });
    await send();
    expect(native).toBe(1);
  });
});
