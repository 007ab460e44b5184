import type { HTTPRequest } from 'puppeteer';
import { until } from '../../../tools/testing/until';
import { openShop } from '../browser/open/shop';
import { putBlock } from './put-block';

const shop = openShop();
const HOST = 'https://sound.example';
/** Titles of tracks of 0.1 s; the file of the second one is missing. */
const TITLES = ['First firing', 'Slow wheel', 'Ash glaze'];
const LOST = `${HOST}/1.wav`;

/** Silence as WAV: 8 bits, 8 kHz. */
function silence(samples = 800): Buffer {
  const wave = Buffer.alloc(44 + samples, 128);
  const numbers = [...['RIFF', 36 + samples, 'WAVE', 'fmt ', 16], ...[0x1_0001, 8000, 8000, 0x8_0001, 'data', samples]];
  numbers.forEach((part, at) => {
    if (typeof part === 'string') wave.write(part, at * 4, 'latin1');
    else wave.writeUInt32LE(part, at * 4);
  });
  return wave;
}

test('a press plays one track, the next follows, a missing one is reported, and nothing loads before', async () => {
  const tracks = TITLES.map((title, at) => ({ title, src: `${HOST}/${at}.wav`, lengthSeconds: 1 }));
  await putBlock(shop, 'accordion', { type: 'album', settings: { title: 'Kiln songs', tracks } });
  const { page, problems } = await shop.visit();
  const requested: string[] = [];
  const answer = (request: HTTPRequest): void => {
    const url = request.url();
    if (!url.startsWith(HOST)) return void request.continue();
    requested.push(url);
    void request.respond(url === LOST ? { status: 404 } : { contentType: 'audio/wav', body: silence() });
  };
  await page.setRequestInterception(true);
  page.on('request', answer);
  await page.goto(`${shop.url}/about`);
  const album = await page.waitForSelector('.blocks-album');
  await album?.scrollIntoView();
  await page.focus('.blocks-album audio');
  await page.waitForSelector('[data-feature="blocks/album"][data-state="live"]');
  const top = () => page.$eval('.blocks-album__notice', (notice) => notice.getBoundingClientRect().top);
  const before = await top();
  expect(requested).toEqual([]);
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.querySelectorAll('audio')[2]?.ended);
  // The page updates the status a moment later.
  const states = () => page.$$eval('[data-album-state]', (all) => all.map((state) => state.textContent).join());
  await until(async () => (await states()) === '0:01,Cannot be played,0:01');
  expect(requested.filter((url, at) => requested.indexOf(url) === at)).toEqual(
    TITLES.map((_, at) => `${HOST}/${at}.wav`),
  );
  expect(await top()).toBe(before);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});
