import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openBrowser } from '../../browser/open-browser';
import { startDevelopment, type DevelopmentSite } from './development-site';

const VIEW = 'mf-blocks/src/features/text/text.view.tsx';
const STYLE = 'mf-blocks/src/features/text/text.css';
const BODY = '<div className="blocks-text__body"';

let site: DevelopmentSite | undefined;
const browser = openBrowser();

beforeAll(async () => {
  site = await startDevelopment();
});
afterAll(() => site?.close());

/** Development under way, and a page that is open while it goes on. */
async function openPage() {
  if (!site) throw new Error('The site starts before the first test.');
  const { page, problems } = await browser.visit();
  await page.goto(`${site.url}/about`);
  return { page, problems, site };
}

async function untilShown(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted: string) => document.querySelector('main')?.textContent?.includes(wanted),
    {},
    text,
  );
}

spec(
  'PLAT-02',
  'a change of a view or a style sheet shows in the open page by itself; a mistake is explained there until it is mended',
  async () => {
    const { page, problems, site } = await openPage();
    await site.edit(VIEW, (source) => source.replace(BODY, `<p>A new paragraph</p>${BODY}`));
    await untilShown(page, 'A new paragraph');

    await site.edit(STYLE, (source) => `${source}\n.blocks-text { letter-spacing: 3px; }\n`);
    await page.waitForFunction(() => {
      // While the page loads again, it may not be there yet.
      const block = document.querySelector('.blocks-text');
      return block && getComputedStyle(block).letterSpacing === '3px';
    });

    await site.edit(VIEW, (source) => `${source}const broken = ;\n`);
    const panel = await page.waitForSelector('[data-faults]');
    const explained = await panel?.evaluate((element) => element.textContent);
    expect(explained).toContain('mf-blocks could not be built');
    expect(explained).toMatch(/mf-blocks\/src\/features\/text\/text\.view\.tsx:\d+:\d+\nUnexpected ";"/);
    expect(site.printed()).toContain('mf-blocks could not be built');
    // The last good build is still served, and a page that is opened now says the same.
    await page.reload();
    await untilShown(page, 'A new paragraph');
    await page.waitForSelector('[data-faults]');

    await site.edit(VIEW, (source) =>
      source.replace('const broken = ;\n', '').replace('A new paragraph', 'Another paragraph'),
    );
    await untilShown(page, 'Another paragraph');
    expect(await page.$('[data-faults]')).toBeNull();
    // Nothing of this is against the page's policy.
    expect(problems).toEqual([]);
  },
);
