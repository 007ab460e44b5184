import { setServerTime } from '../../../tools/testing/server/test-server';
import { openTab } from '../browser/open/tab';
import { until } from '../../../tools/testing/until';
import { send, type CallInFlight } from '../site/requests/faulty-proxy';
import { MUG } from './shopping';
import { FAILED, letThrough, LOST, MORE, onWrites, openCartShop } from './spoiled-cart';

const { shop, open } = openCartShop();
const LATER_MS = 60_000;

test('a change that timed out but was made later is shown', async () => {
  const cart = await open('page');
  const { page, proxy } = cart;
  await cart.rest();
  const held: CallInFlight[] = [];
  proxy.spoil(onWrites((call) => void held.push(call)));
  await cart.more();
  await until(() => held.length === 1);
  await cart.endWaits();
  await page.waitForSelector('[data-line-failure]');
  expect(await cart.pieces()).toBe(2);
  await held[0]?.pass();
  // A browser itself retries requests of a closed connection.
  proxy.spoil();
  held[0]?.reply.destroy();
  await cart.endWaits();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-quantity] input')?.value === '3');
  await cart.rest();
  expect([await cart.pieces(), (await cart.announced()).length]).toEqual([3, 1]);
});

test('fifty taps are at most two writes, and the last one counts', async () => {
  const cart = await open('page');
  const { page, proxy } = cart;
  await cart.rest();
  let writes = 0;
  proxy.spoil((call) => {
    writes += call.method === 'GET' ? 0 : 1;
    void letThrough(call);
  });
  await page.focus(MORE);
  const { longest, pauses } = await page.$eval(MORE, async (button) => {
    let [longest, pauses] = [0, 0];
    const input = button.closest('[data-quantity]')?.querySelector('input');
    const total = document.querySelector('[data-cart-total]');
    for (let tap = 0; tap < 50; tap += 1) {
      const [pieces, sum, tappedMs] = [input?.value, total?.textContent, performance.now()];
      (button as HTMLElement).click();
      let frames = 0;
      do {
        await new Promise(requestAnimationFrame);
        frames += 1;
      } while ((input?.value === pieces || total?.textContent === sum) && frames < 60);
      longest = Math.max(longest, frames);
      // On a busy machine this tap may count as a pause: the page waits 400 ms, at four times the speed.
      if (performance.now() - tappedMs > 90) pauses += 1;
    }
    return { longest, pauses };
  });
  // Pieces and total change with the next frame.
  expect(longest).toBe(1);
  await cart.rest();
  expect([await cart.pieces(), writes > 0, writes <= 2 + pauses]).toEqual([52, true, true]);
});

test('handles reordered responses, another tab, an expired cart, and a lost connection', async () => {
  const cart = await open('page');
  const { page, proxy } = cart;
  await cart.rest();

  // Returning to the page reads the cart; a change overtakes the response.
  const held: CallInFlight[] = [];
  proxy.spoil((call) => void (call.method === 'GET' && held.length === 0 ? held.push(call) : letThrough(call)));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await until(() => held.length === 1);
  const old = await held[0]?.pass();
  await cart.more();
  await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent === '3');
  if (old && held[0]) send(held[0].reply, old);
  await cart.rest();
  expect(await cart.pieces()).toBe(3);

  const other = await openTab(page.browserContext());
  await other.goto(proxy.url + MUG);
  await other.bringToFront();
  await other.click('[data-add-to-cart]');
  await other.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent === '4');
  await other.close();
  await page.bringToFront();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-quantity] input')?.value === '4');
  await cart.rest();
  expect(await cart.pieces()).toBe(4);

  // Without a network a change fails, and the cart is read.
  await page.setOfflineMode(true);
  await cart.more();
  await page.waitForSelector('[data-line-failure]');
  await page.setOfflineMode(false);
  await cart.rest();
  expect([await cart.pieces(), await cart.announced()]).toEqual([4, LOST]);

  // The server has deleted the cart, long after the last change.
  const later = Date.now() + LATER_MS;
  setServerTime(() => later);
  await shop.server.services.db.deleteFrom('cart').execute();
  await cart.more();
  await page.waitForFunction(() => !document.querySelector('[data-line]'));
  await cart.rest();
  expect((await cart.expectTrue('title')).lines).toEqual([]);
  expect(await cart.announced()).toEqual([`${FAILED}. It is no longer in your cart.`]);
});
