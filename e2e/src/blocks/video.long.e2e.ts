import type { HTTPRequest, Page } from 'puppeteer';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import type { Visit } from '../browser/browser';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { openChangedShop } from '../browser/open/changed-shop';
import { chooseCookies } from '../consent/choose-cookies';
import { setCookieSettings } from '../consent/set-cookie-settings';

const [YOUTUBE, VIMEO, OWN] = ['1', '2', '3'].map((end) => `e2e00000-0000-4000-8000-0000000000a${end}`) as [
  string,
  string,
  string,
];
const videos: DocumentPage = {
  path: '/videos',
  pageType: 2,
  title: 'Videos',
  description: 'What moves.',
  body: {
    raw: false,
    layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [YOUTUBE, VIMEO, OWN] }] }] },
  },
  blocks: [
    {
      id: YOUTUBE,
      type: BLOCK_TYPE.video,
      settings: { embed: 'https://youtu.be/aqz-KE-bpKQ', title: 'A bowl', picture: { asset: 'workshop' } },
    },
    {
      id: VIMEO,
      type: BLOCK_TYPE.video,
      settings: { embed: 'https://vimeo.com/76979871', title: 'A plate', mode: 'fill', aspectRatio: 3 },
    },
    {
      id: OWN,
      type: BLOCK_TYPE.video,
      settings: { file: { video: 'from-clay-to-table' }, title: 'From clay to table' },
    },
  ],
};
const shop = openChangedShop((document: SiteDocument) => ({ ...document, pages: [...document.pages, videos] }));
const at = (id: string, part = '') => `#block-${id} ${part}`;

/** Stands in for a provider's player: it writes down what it is told. */
const PLAYER = `<!doctype html><title>Player</title><script>
  addEventListener('message', ({ data }) => document.body.append(data + ';'));
</script><body></body>`;

interface Watched {
  readonly page: Page;
  readonly problems: string[];
  /** Addresses outside the shop that were asked for. */
  readonly foreign: string[];
}

async function open({ page, problems }: Visit): Promise<Watched> {
  const foreign: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    const url = new URL(request.url());
    if (url.origin === shop.url || url.protocol === 'data:') return void request.continue();
    foreign.push(url.href);
    return void request.respond({ contentType: 'text/html', body: PLAYER });
  });
  await page.goto(`${shop.url}/videos`);
  return { page, problems, foreign };
}

/** Brings a video into view, and waits until its button works. */
async function untilLive(page: Page, id: string): Promise<void> {
  await page.$eval(at(id), (block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForSelector(`#block-${id}[data-state="live"]`);
}

const isShown = (page: Page, id: string) => page.$eval(at(id, '[data-video]'), (overlay) => !overlay.checkVisibility());
const posted = (page: Page, host: string) =>
  page
    .frames()
    .find((frame) => frame.url().includes(host))!
    .evaluate(() => document.body.textContent);

spec(
  ['VIDEO-02', 'VIDEO-05', 'VIDEO-06', 'VIDEO-07', 'VIDEO-11', 'VIDEO-12'],
  'a provider is asked for its player when the video is played, and for nothing before; one video plays at a time',
  async () => {
    const { page, problems, foreign } = await open(await shop.visit());
    for (const id of [YOUTUBE, VIMEO, OWN]) await untilLive(page, id);
    expect(foreign).toEqual([]);
    await page.focus(at(YOUTUBE, '[data-video]'));
    await page.keyboard.press('Space');
    await page.waitForSelector(at(YOUTUBE, 'iframe'));
    expect(await isShown(page, YOUTUBE)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await until(() => foreign.length > 0);
    expect(foreign).toEqual([
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1&playsinline=1&rel=0',
    ]);
    await page.focus(at(VIMEO, '[data-video]'));
    await page.keyboard.press('Enter');
    await page.waitForSelector(at(VIMEO, 'iframe'));
    await until(async () => (await posted(page, 'youtube')) !== '');
    expect(await posted(page, 'youtube')).toBe('{"event":"command","func":"pauseVideo","args":""};');
    expect([await isShown(page, YOUTUBE), await isShown(page, VIMEO)]).toEqual([false, true]);
    await page.click(at(OWN, '[data-video]'));
    await page.waitForFunction(
      (video) => document.querySelector<HTMLVideoElement>(video)!.currentTime > 0,
      {},
      at(OWN, 'video'),
    );
    expect([await isShown(page, VIMEO), await isShown(page, OWN)]).toEqual([false, true]);
    expect(problems).toEqual([]);
  },
);

spec('VIDEO-03', 'a video that fills its place covers it, whatever shape that has, and stays within it', async () => {
  const { page } = await open(await shop.visit());
  await untilLive(page, VIMEO);
  await page.click(at(VIMEO, '[data-video]'));
  await page.waitForSelector(at(VIMEO, 'iframe'));
  const [stage, frame] = await page.$eval(at(VIMEO, '.blocks-video__stage'), (element) => {
    const box = (of: Element) => {
      const { width, height, top, left } = of.getBoundingClientRect();
      return { width, height, middle: [left + width / 2, top + height / 2].map(Math.round) };
    };
    return [box(element), box(element.querySelector('iframe')!)];
  });
  expect(stage!.width / stage!.height).toBeCloseTo(3, 1);
  expect(frame!.height / frame!.width).toBeCloseTo(0.563, 2);
  expect([frame!.width >= stage!.width - 1, frame!.height >= stage!.height]).toEqual([true, true]);
  expect(frame!.middle).toEqual(stage!.middle);
});

spec(
  ['VIDEO-04', 'VIDEO-08'],
  'nothing moves while videos load, go live and play, and nothing is wider than a phone',
  async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      const visit = await shop.visit({ screen });
      await recordShifts(visit.page);
      const { page } = await open(visit);
      for (const id of [YOUTUBE, VIMEO, OWN]) await untilLive(page, id);
      await page.click(at(OWN, '[data-video]'));
      await page.click(at(YOUTUBE, '[data-video]'));
      await page.waitForSelector(at(YOUTUBE, 'iframe'));
      expect(await shifts(page)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
      expect(
        await page.$eval(
          at(YOUTUBE, '.blocks-video__stage'),
          ({ clientHeight, clientWidth }) => clientHeight / clientWidth,
        ),
      ).toBeCloseTo(0.563, 2);
      expect(await axeViolations(page, '.blocks-video')).toEqual([]);
    }
  },
);

spec('VIDEO-04', 'without script the overlay leads to the provider, and a file of the site plays', async () => {
  const { page, problems, foreign } = await open(await shop.visit({ withScript: false }));
  const visible = await page.$$eval('.blocks-video__overlay', (overlays) =>
    overlays.filter((overlay) => overlay.checkVisibility()).map((overlay) => (overlay as HTMLAnchorElement).href),
  );
  expect(visible).toEqual(['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/76979871']);
  expect(
    await page.$eval(at(OWN, 'video'), (video) => [(video as HTMLVideoElement).controls, video.checkVisibility()]),
  ).toEqual([true, true]);
  expect([foreign, problems]).toEqual([[], []]);
});

test('a file of the site is fetched in parts, with its captions, as its policy allows', async () => {
  const visit = await shop.visit();
  const answers: string[] = [];
  visit.page.on('response', (response) => {
    if (response.url().includes('/api/files/'))
      answers.push(`${response.status()} ${response.headers()['content-type']}`);
  });
  const { page, problems } = await open(visit);
  await untilLive(page, OWN);
  const seen = await page.$eval(at(OWN, 'video'), async (element) => {
    const video = element as HTMLVideoElement;
    video.textTracks[0]!.mode = 'showing';
    await new Promise((resolve) => video.querySelector('track')!.addEventListener('load', resolve));
    video.currentTime = 10;
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    return [video.videoWidth, Math.round(video.duration), (video.textTracks[0]!.activeCues![0] as VTTCue).text];
  });
  expect(seen).toEqual([640, 13, 'Friday: the table is laid.']);
  expect(answers).toContain('200 text/vtt; charset=utf-8');
  await until(() => answers.includes('206 video/mp4'));
  expect(problems).toEqual([]);
});

describe('on a site that asks for consent', () => {
  beforeAll(() =>
    setCookieSettings(shop, {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    }),
  );

  test('nothing of a provider’s is fetched before consent, and the video plays with it', async () => {
    const { page, problems, foreign } = await open(await shop.visit());
    await untilLive(page, YOUTUBE);
    await page.click(at(YOUTUBE, '[data-video]'));
    await page.waitForSelector(at(YOUTUBE, '[data-video-consent]'), { visible: true });
    expect([foreign, await page.$(at(YOUTUBE, 'iframe'))]).toEqual([[], null]);
    await chooseCookies(page, 'accepted');
    await page.waitForSelector(at(YOUTUBE, 'iframe'));
    expect([await isShown(page, YOUTUBE), foreign.length, problems]).toEqual([true, 1, []]);
  });
});
