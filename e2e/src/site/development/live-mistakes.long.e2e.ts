import { spec } from '../../../../tools/testing/spec';
import { openDevelopment, untilShown } from './development-site';

const VIEW = 'mf-blocks/src/features/text/text.view.tsx';
const BODY = '{html && <div';

const openPage = openDevelopment();

spec('PLAT-02', 'an error in a view is explained in the open page until it is fixed', async () => {
  const { page, problems, site } = await openPage('/about');
  await site.edit(VIEW, (source) => `${source}const broken = ;\n`);
  const panel = await page.waitForSelector('[data-faults]');
  const explained = await panel?.evaluate((element) => element.textContent);
  expect(explained).toContain('mf-blocks could not be built');
  expect(explained).toMatch(/mf-blocks\/src\/features\/text\/text\.view\.tsx:\d+:\d+\nUnexpected ";"/);
  expect(site.printed()).toContain('mf-blocks could not be built');
  // The last good build is still served, and a new page shows the same error.
  await page.reload();
  expect(await page.$('.blocks-text__body')).not.toBeNull();
  await page.waitForSelector('[data-faults]');

  await site.edit(VIEW, (source) =>
    source.replace('const broken = ;\n', '').replace(BODY, `<p>A mended paragraph</p>${BODY}`),
  );
  await untilShown(page, 'A mended paragraph');
  expect(await page.$('[data-faults]')).toBeNull();
  expect(problems).toEqual([]);
});
