import { SHELL_ELEMENT_ID } from 'shared-types/site/context';
import { spec } from '../../../../tools/testing/spec';
import { takeEarlyReply } from '../../host/request/early-calls';
import { queueSubmits } from './queue-submits';

const PAGE = `
  <form id="buy" method="post" data-enhance><button name="way" value="fast">Buy</button></form>
  <form id="ask" method="post" data-enhance><button>Ask</button></form>
  <form id="add" method="post" action="/lines" data-enhance>
    <input name="key" value="k1"><button name="way" value="fast">Add</button>
  </form>
  <div data-live="hydrate"><form id="order" method="post" data-enhance><input name="key" value="k2"><button>Order</button></form></div>
  <form id="search"><button>Search</button></form>
  <script id="${SHELL_ELEMENT_ID}" type="text/plain"></script>`;
const BUDGET_MS = 1000;

/** What was sent, as `<form> <button's value>`. */
let sent: string[];
/** What was sent ahead. */
let early: jest.Mock<Promise<Response>, Parameters<typeof fetch>>;
const REPLY = {} as Response;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom keeps listeners of the document from test to test; a document of its own has none.
  const { contentDocument: page } = document.body.appendChild(document.createElement('iframe'));
  if (!page) throw new Error('The frame has no document.');
  open(page);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

let page: Document;

function open(fresh: Document): void {
  page = fresh;
  page.body.innerHTML = PAGE;
  sent = [];
  early = jest.fn().mockResolvedValue(REPLY);
  Object.assign(viewOf(page), { fetch: early });
  queueSubmits(viewOf(page), BUDGET_MS);
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(`${(event.target as Element).id} ${(event.submitter as HTMLButtonElement).value}`);
  });
}

function viewOf({ defaultView }: Document): Window {
  if (!defaultView) throw new Error('The document is in no window.');
  return defaultView;
}

const tap = (form: string) => page.querySelector<HTMLElement>(`#${form} button`)!.click();
const fire = (type: string, id = SHELL_ELEMENT_ID) => page.getElementById(id)!.dispatchEvent(new Event(type));

spec(['PLAT-05', 'FORM-02'], 'a form sent before the shell is there is sent once, when it is', () => {
  tap('buy');
  tap('buy');
  tap('ask');
  expect(sent).toEqual([]);
  fire('load');
  expect(sent).toEqual(['buy fast', 'ask ']);
  jest.advanceTimersByTime(BUDGET_MS);
  tap('buy');
  expect(sent).toEqual(['buy fast', 'ask ', 'buy fast']);
});

test('it is sent at once where the shell fails, and nothing is held from then on', () => {
  tap('buy');
  fire('error');
  expect(sent).toEqual(['buy fast']);
  tap('ask');
  expect(sent).toEqual(['buy fast', 'ask ']);
});

test('it is sent when the shell takes too long, counted from the first tap', () => {
  jest.advanceTimersByTime(BUDGET_MS * 5);
  tap('buy');
  jest.advanceTimersByTime(BUDGET_MS - 1);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual(['buy fast']);
});

spec('NET-12', 'what is sent offline waits for the network where no shell comes, and then goes once', () => {
  const onLine = jest.spyOn(viewOf(page).navigator, 'onLine', 'get').mockReturnValue(false);
  tap('buy');
  fire('error');
  tap('ask');
  jest.advanceTimersByTime(BUDGET_MS);
  expect(sent).toEqual([]);
  onLine.mockReturnValue(true);
  viewOf(page).dispatchEvent(new Event('online'));
  viewOf(page).dispatchEvent(new Event('online'));
  expect(sent).toEqual(['buy fast', 'ask ']);
});

spec('NET-12', 'offline the shell is told at once of what was sent, when it comes', () => {
  jest.spyOn(viewOf(page).navigator, 'onLine', 'get').mockReturnValue(false);
  tap('buy');
  jest.advanceTimersByTime(BUDGET_MS);
  fire('load');
  expect(sent).toEqual(['buy fast']);
});

test('a form without the mark is not held, and files that are not the shell release nothing', () => {
  tap('search');
  expect(sent).toEqual(['search ']);
  tap('buy');
  fire('load', 'search');
  expect(sent).toEqual(['search ']);
});

test('its button says that it is on its way, until it is sent', () => {
  const button = page.querySelector('#buy button')!;
  tap('buy');
  expect(button.getAttribute('aria-busy')).toBe('true');
  fire('load');
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('a form that has left the page is not sent', () => {
  tap('buy');
  page.getElementById('buy')!.remove();
  fire('load');
  expect(sent).toEqual([]);
});

describe('a form with a key', () => {
  const body = () => Object.fromEntries(early.mock.calls[0]?.[1]?.body as URLSearchParams);

  spec('PLAT-05', 'is sent ahead, and its reply kept for the shell that sends it when it comes', async () => {
    page.documentElement.lang = 'pl';
    tap('add');
    tap('add');
    expect(early.mock.calls).toEqual([['/lines', expect.objectContaining({ method: 'POST' })]]);
    expect(early.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'pl' });
    expect([sent, body()]).toEqual([[], { key: 'k1' }]);
    fire('load');
    expect(sent).toEqual(['add fast']);
    const again = new URLSearchParams({ key: 'k1' });
    expect(await takeEarlyReply(viewOf(page), { body: again })).toBe(REPLY);
  });

  test('is sent again natively where no shell comes', () => {
    early.mockRejectedValue(new TypeError('Failed to fetch'));
    tap('add');
    fire('error');
    expect(sent).toEqual(['add fast']);
  });

  test('is only held in a feature that hydrates, which may ask first, and where the browser cannot fetch', () => {
    tap('order');
    Object.assign(viewOf(page), { fetch: undefined });
    tap('add');
    expect(early).not.toHaveBeenCalled();
    fire('load');
    expect(sent).toEqual(['order ', 'add fast']);
  });

  test('without a key a form waits for the shell, since nobody knows it again', () => {
    tap('buy');
    expect(early).not.toHaveBeenCalled();
  });
});
