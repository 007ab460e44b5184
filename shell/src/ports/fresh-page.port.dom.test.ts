import { createFreshPagePort } from './fresh-page.port';

/** A browser whose server answers so. */
function viewWith({ status = 200, responseURL = 'http://localhost/shop?a=1' } = {}) {
  const opened: string[][] = [];
  const page = document.implementation.createHTMLDocument();
  class FakeRequest {
    status = status;
    responseURL = responseURL;
    responseXML = page;
    responseType = '';
    onloadend = (): void => undefined;
    open = (...args: string[]): void => void opened.push(args);
    send = (): void => this.onloadend();
  }
  const view = { XMLHttpRequest: FakeRequest, location: { href: 'http://localhost/shop?a=1#here' } };
  return { opened, page, load: createFreshPagePort(view as unknown as Window & typeof globalThis).load };
}

test('gives the page at the address as its server would send it now', async () => {
  const { load, opened, page } = viewWith();
  expect(await load()).toBe(page);
  expect(opened).toEqual([['GET', 'http://localhost/shop?a=1']]);
});

test.each([[{ status: 404 }], [{ status: 0 }], [{ responseURL: 'http://localhost/sign-in' }]])(
  'gives nothing where the answer is another: %j',
  async (answer) => {
    expect(await viewWith(answer).load()).toBeUndefined();
  },
);
