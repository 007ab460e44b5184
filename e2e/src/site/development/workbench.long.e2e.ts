import type { Frame, Page } from 'puppeteer';
import { findLastingPort } from '../../../../tools/testing/server/lasting-port';
import { spec } from '../../../../tools/testing/spec';
import { until } from '../../../../tools/testing/until';
import { axeViolations } from '../../browser/looks/axe-violations';
import { openBrowser } from '../../browser/open/browser';
import { startInCopy, type ProgramInCopy } from './program-in-copy';

const VIEW = 'mf-forms/src/features/contact-form/contact-form.view.tsx';
const TITLE = '{settings.title &&';

let url = '';
let program: ProgramInCopy | undefined;
const browser = openBrowser();

beforeAll(async () => {
  const port = await findLastingPort();
  url = `http://localhost:${port}`;
  program = await startInCopy(['mf-forms'], { PORT: String(port) });
});
afterAll(() => program?.close());

/** The workbench of the forms with an example, and the program. */
async function openBench(query = '') {
  if (!program) throw new Error('The workbench opens before the first test.');
  const { page, problems } = await browser.visit();
  await page.goto(`${url}/${query}`);
  // A form goes live on interaction.
  await untilState(page, 'waiting');
  return { page, problems, program };
}

function sampleOf(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/sample'));
  if (!frame) throw new Error('The workbench shows no sample.');
  return frame;
}

async function untilShown(page: Page, text: string): Promise<void> {
  const hasText = (wanted: string) =>
    document.querySelector('iframe')?.contentDocument?.body?.textContent?.includes(wanted) ?? false;
  await page.waitForFunction(hasText, {}, text);
}

async function untilState(page: Page, state: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('[data-state]')?.textContent === wanted, {}, state);
}

const logOf = (page: Page) => page.$eval('[data-log]', (log) => log.textContent ?? '');

spec(
  'PLAT-06',
  'a remote’s examples are shown alone, rendered and live; arrow keys switch from one to the next',
  async () => {
    const { page, problems } = await openBench();
    await untilShown(page, 'Write to us');
    expect(await axeViolations(page, 'body')).toEqual([]);
    await page.focus('input[name="sample"]:checked');
    await page.keyboard.press('ArrowDown');
    await untilShown(page, 'Letters from the studio');
    expect(page.url()).toContain('sample=forms%2Fcontact-form%3Ashort');
    // The URL leads back to it, even without script.
    const plain = (await browser.visit({ withScript: false })).page;
    await plain.goto(page.url());
    expect(await sampleOf(plain).$eval('h2', (title) => title.textContent)).toBe('Letters from the studio');
    expect(problems).toEqual([]);
  },
);

spec(
  'PLAT-06',
  'language, direction, screen, stage and response can be switched, and the host’s log shows the calls',
  async () => {
    const { page, problems } = await openBench('?sample=forms/contact-form:empty');
    await page.select('select[name="language"]', 'pl');
    await untilShown(page, '(opcjonalnie)');
    await page.select('select[name="direction"]', 'rtl');
    await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.dir === 'rtl');
    await page.select('select[name="width"]', 'phone');
    expect(await page.$eval('iframe', ({ clientWidth }) => clientWidth)).toBe(390);
    await page.select('select[name="stage"]', 'failed');
    await untilShown(page, 'Tego formularza nie można teraz wyświetlić.');
    await page.select('select[name="stage"]', 'loading');
    await untilShown(page, 'Write to us');
    await untilState(page, 'loading');

    await page.select('select[name="stage"]', 'live');
    await page.select('select[name="server"]', 'refuses');
    // Before that, typing has no effect.
    await untilState(page, 'waiting');
    await sampleOf(page).type('textarea', 'Hello');
    await untilState(page, 'live');
    await untilShown(page, '5 / 2000');
    await sampleOf(page).click('button.button');
    await untilShown(page, 'The server of the workbench refuses everything.');
    // Calls of the example are reported by a message that may come after the response.
    await until(async () =>
      /POST \/api\/form\/SaveFormSubmission .*"field\.message\.value":"Hello"/.test(await logOf(page)),
    );
    expect(problems).toEqual([]);
  },
);

spec('PLAT-06', 'a save appears in the page; an error is explained until it is fixed', async () => {
  const { page, program } = await openBench('?sample=forms/contact-form:short&language=pl');
  await program.edit(VIEW, (source) => source.replace(TITLE, `<p>A new paragraph</p>${TITLE}`));
  await untilShown(page, 'A new paragraph');
  expect(page.url()).toContain('language=pl');

  await program.edit(VIEW, (source) => `${source}const broken = ;\n`);
  const panel = await page.waitForSelector('[data-faults]:not([hidden])');
  expect(await panel?.evaluate((element) => element.textContent)).toMatch(
    /contact-form\.view\.tsx:\d+:\d+\nUnexpected ";"/,
  );
  expect(program.printed()).toContain('mf-forms could not be built');
  // An error in a view is explained in its place.
  await program.edit(VIEW, (source) =>
    source
      .replace('const broken = ;\n', '')
      .replace('const { formId', `if (form === undefined) throw new Error('broken on purpose');\n  const { formId`),
  );
  await page.waitForSelector('[data-faults][hidden]');
  await untilShown(page, 'broken on purpose');
  await program.edit(VIEW, (source) => source.replace(/if \(form === undefined\).*\n/, ''));
  await untilShown(page, 'A new paragraph');
});
