import { createFormBench, element, FORM } from './enhanced-form.fixture';

describe('an enhanced form', () => {
  test('is sent by fetch, with the button’s own value and the crumb', async () => {
    const { native, ports, send } = createFormBench();
    await send();
    expect(native).toEqual([]);
    expect(ports.calls[0]?.url).toBe('/api/commerce/cart/lines?a=1&crumb=old');
    expect(ports.calls[0]?.init.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'pl' });
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
    const { ports, send } = createFormBench({
      html: FORM.replace('id="send"', 'formaction="/api/other" formenctype="multipart/form-data"'),
    });
    await send();
    expect(ports.calls[0]?.url).toBe('/api/other?crumb=old');
    expect(ports.calls[0]?.init.body).toBeInstanceOf(FormData);
  });

  test('with a refused crumb is sent again by itself', async () => {
    const { ports, send } = createFormBench();
    ports.replies.push({ status: 403, body: { error: 'Again', crumbFail: true, crumb: 'new' } });
    await send({ body: { message: 'Thank you' } });
    expect(ports.calls).toHaveLength(2);
    expect((ports.calls[1]?.init.body as URLSearchParams).get('crumb')).toBe('new');
    expect(element('[data-form-message]').textContent).toBe('Thank you');
  });

  test('is left to a live feature that has taken it', async () => {
    const { ports, send } = createFormBench();
    element<HTMLFormElement>('form').addEventListener('submit', (event) => event.preventDefault());
    await send();
    expect(ports.calls).toHaveLength(0);
  });

  test.each([
    ['a form without the mark', FORM.replace('data-enhance', '')],
    ['a form that is not posted', FORM.replace('method="post"', 'method="get"')],
    ['a form of another site', FORM.replace('action="', 'action="https://elsewhere.test')],
  ])('%s is sent natively', async (_, html) => {
    const { native, ports, send } = createFormBench({ html });
    await send();
    expect(ports.calls).toHaveLength(0);
    expect(native).toEqual([element('form')]);
  });

  test('is sent natively where the browser cannot fetch', async () => {
    const { native, send } = createFormBench({ fetch: undefined });
    await send();
    expect(native).toEqual([element('form')]);
  });
});
