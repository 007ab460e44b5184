import type { Frame, Page } from 'puppeteer';
import { findLastingPort } from '../../../../tools/testing/server/lasting-port';
import { spec } from '../../../../tools/testing/spec';
import { until } from '../../../../tools/testing/until';
import { axeViolations } from '../../browser/looks/axe-violations';
import { openBrowser } from '../../browser/open/browser';
import { startInCopy, type ProgramInCopy } from './program-in-copy';

const VIEW = 'mf-forms/src/features/contact-form/contact-form.view.tsx';
const FORM = '<div className="forms-contact-form">';

let url = '';
let program: ProgramInCopy | undefined;
const browser = openBrowser();

beforeAll(async () => {
  const port = await findLastingPort();
  url = `http://localhost:${port}`;
  program = await startInCopy(['mf-forms'], { PORT: String(port) });
});
afterAll(() => program?.close());

/** The forms' workbench with a sample on it, and what the terminal runs. */
async function openBench(query = '') {
  if (!program) throw new Error('The workbench opens before the first test.');
  const { page, problems } = await browser.visit();
  await page.goto(`${url}/${query}`);
  // A form goes live with a touch.
  await untilState(page, 'waiting');
  return { page, problems, program };
}

/** The page of the sample, which is another one after every change. */
function sampleOf(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/sample'));
  if (!frame) throw new Error('The workbench shows no sample.');
  return frame;
}

/** Waits until the sample says something. */
async function untilShown(page: Page, text: string): Promise<void> {
  const hasText = (wanted: string) =>
    document.querySelector('iframe')?.contentDocument?.body?.textContent?.includes(wanted) ?? false;
  await page.waitForFunction(hasText, {}, text);
}

/** Waits until the workbench says what the shell has made of the block. */
async function untilState(page: Page, state: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('[data-state]')?.textContent === wanted, {}, state);
}

const logOf = (page: Page) => page.$eval('[data-log]', (log) => log.textContent ?? '');

spec(
  'PLAT-06',
  'a remote’s samples are shown alone, rendered and live; arrow keys lead from one to the next',
  async () => {
    const { page, problems } = await openBench();
    await untilShown(page, 'Write to us');
    expect(await axeViolations(page, 'body')).toEqual([]);
    await page.focus('input[name="sample"]:checked');
    await page.keyboard.press('ArrowDown');
    await untilShown(page, 'Letters from the studio');
    expect(page.url()).toContain('sample=forms%2Fcontact-form%3Ashort');
    // The address leads back to it, also where no script runs.
    const plain = (await browser.visit({ withScript: false })).page;
    await plain.goto(page.url());
    expect(await sampleOf(plain).$eval('h2', (title) => title.textContent)).toBe('Letters from the studio');
    expect(problems).toEqual([]);
  },
);

spec(
  'PLAT-06',
  'language, direction, screen, stage and the server’s answer are switched, and the host’s log says what was asked',
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
    // Before that, nobody listens to what is typed.
    await untilState(page, 'waiting');
    await sampleOf(page).type('textarea', 'Hello');
    await untilState(page, 'live');
    await untilShown(page, '5 / 2000');
    await sampleOf(page).click('button.button');
    await untilShown(page, 'The server of the workbench refuses everything.');
    // What the sample has asked is told by a message, which may come after the answer is shown.
    await until(async () =>
      /POST \/api\/form\/SaveFormSubmission .*"field\.message\.value":"Hello"/.test(await logOf(page)),
    );
    expect(problems).toEqual([]);
  },
);

spec('PLAT-06', 'what is saved is shown by itself; a mistake is explained until it is mended', async () => {
  const { page, program } = await openBench('?sample=forms/contact-form:short&language=pl');
  await program.edit(VIEW, (source) => source.replace(FORM, `${FORM}<p>A new paragraph</p>`));
  await untilShown(page, 'A new paragraph');
  expect(page.url()).toContain('language=pl');

  await program.edit(VIEW, (source) => `${source}const broken = ;\n`);
  const panel = await page.waitForSelector('[data-faults]:not([hidden])');
  expect(await panel?.evaluate((element) => element.textContent)).toMatch(
    /contact-form\.view\.tsx:\d+:\d+\nUnexpected ";"/,
  );
  expect(program.printed()).toContain('mf-forms could not be built');
  // A view that throws is explained in its own place.
  await program.edit(VIEW, (source) =>
    source
      .replace('const broken = ;\n', '')
      .replace('const settings =', `if (form === undefined) throw new Error('broken on purpose');\n  const settings =`),
  );
  await page.waitForSelector('[data-faults][hidden]');
  await untilShown(page, 'broken on purpose');
  await program.edit(VIEW, (source) => source.replace(/if \(form === undefined\).*\n/, ''));
  await untilShown(page, 'A new paragraph');
});
