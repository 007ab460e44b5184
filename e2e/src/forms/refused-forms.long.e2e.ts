import { until } from '../../../tools/testing/until';
import { spec } from '../../../tools/testing/spec';
import { failAuthorization, refuseCrumbs, requireLogin, SPOILED } from '../site/requests/faults';
import { FORM } from './fill-form';
import { openSpoiledForm, OVERLAY, UNSUBMITTED } from './spoiled-form';

const { proxy, openFilled, sendInVain, expectKept, expectOneSubmission } = openSpoiledForm();

spec(['NET-23', 'NET-24'], 'a missing crumb is replaced and the form sent again, unnoticed', async () => {
  const page = await openFilled();
  await page.evaluate(() => (document.cookie = 'crumb=forged; Path=/'));
  await expectOneSubmission(page);
  expect(proxy.posts()).toBe(2);
});

spec('NET-24', 'if every crumb is rejected, the form is sent twice, and shows an error', async () => {
  const page = await openFilled();
  const crumb = await page.evaluate(() => document.cookie);
  proxy.spoil(refuseCrumbs);
  expect(await sendInVain(page)).toBe(UNSUBMITTED);
  expect(proxy.posts()).toBe(2);
  await expectKept(page);
  await page.evaluate((cookie) => (document.cookie = `${cookie}; Path=/`), crumb);
  await expectOneSubmission(page);
});

spec(['NET-21', 'FERR-09'], 'a form that needs a sign-in says that it cannot be sent now', async () => {
  const page = await openFilled();
  proxy.spoil(requireLogin);
  expect(await sendInVain(page)).toBe(UNSUBMITTED);
  await expectKept(page);
  await expectOneSubmission(page);
});

spec(
  ['NET-22', 'SYSERR-02', 'SYSERR-03'],
  'after the system error is closed, all values that were typed are there',
  async () => {
    const page = await openFilled();
    proxy.spoil(failAuthorization);
    await page.click(`${FORM} button`);
    await page.waitForSelector(`${OVERLAY}[open]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(OVERLAY, { hidden: true });
    await expectKept(page);
    expect(await page.$eval(`${FORM} [data-form-error]`, (place) => place.textContent)).toBe(UNSUBMITTED);
    await expectOneSubmission(page);
  },
);

describe('without script, a form that', () => {
  for (const what of ['is dropped', 'arrives, and nothing comes back', 'is answered with 502']) {
    spec('FORM-01', `${what}: going back shows all typed values, and a second submission is stored once`, async () => {
      const page = await openFilled({ withScript: false });
      proxy.spoil(SPOILED[what]?.fault);
      await Promise.allSettled([page.waitForNavigation(), page.click(`${FORM} button`)]);
      proxy.spoil();
      await page.goBack();
      // The first document may be the browser's error page, and a page being parsed has no values yet.
      await until(() =>
        page.evaluate((form) => document.readyState === 'complete' && !!document.querySelector(form), FORM),
      );
      await expectKept(page);
      await expectOneSubmission(page);
    });
  }
});
