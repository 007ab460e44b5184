import { OVERLAY_FILES } from 'shared-types/release';
import { meetPopup, openPopupShop, POPUP } from './popup-site';

const shop = openPopupShop();

test('if its file does not load, the page works without it', async () => {
  const { page } = await shop.visit();
  await page.setRequestInterception(true);
  page.on(
    'request',
    (request) => void (request.url().includes(OVERLAY_FILES.script) ? request.abort() : request.continue()),
  );
  await page.goto(`${shop.url}/about`);
  await page.waitForFunction(() => 'deferred' in ((window as unknown as { colonnade?: object }).colonnade ?? {}));
  expect(await page.$(POPUP)).toBeNull();
  await page.click('.frame-nav a[href="/shop"]');
  await page.waitForFunction(() => location.pathname === '/shop');
});

test('with a storage that reads and writes nothing it shows, and closes', async () => {
  const { page, problems } = await shop.visit();
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await meetPopup(page, `${shop.url}/about`);
  await page.keyboard.press('Escape');
  expect(await page.$(POPUP)).toBeNull();
  expect(problems).toEqual([]);
});
