import { openPage, prepareLightbox } from './lightbox.fixture';

prepareLightbox();

const VIDEOS = {
  pictures: [{ file: 'wheel.jpg' }, { file: 'wheel.jpg', caption: 'A bowl', video: 'https://youtu.be/aqz-KE-bpKQ' }],
};
/** As where no policy is restrictive. */
const allow = (page: ReturnType<typeof openPage>) => page.host.allow('functional');
const activate = (isActive: boolean) => Object.assign(navigator, { userActivation: { isActive } });
const frame = (page: ReturnType<typeof openPage>) => page.dialog()!.querySelector('iframe');

afterEach(() => void Reflect.deleteProperty(navigator, 'userActivation'));

test('a video that is clicked opens and plays', () => {
  const page = openPage(VIDEOS);
  allow(page);
  activate(true);
  page.open(2);
  expect(page.counter()).toBe('2 / 2');
  expect(frame(page)?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
  expect(frame(page)?.title).toBe('A bowl');
});

test('a video that is only come to fetches nothing before it is played', () => {
  const page = openPage(VIDEOS);
  allow(page);
  activate(true);
  page.open(1);
  page.find('[aria-label="Next picture"]').click();
  expect(frame(page)).toBeNull();
  page.find('[aria-label="Play video"]').click();
  expect(frame(page)).not.toBeNull();
});

test('nor does one that an address opens', () => {
  const page = openPage(VIDEOS);
  allow(page);
  activate(false);
  page.open(2);
  expect([page.counter(), frame(page)]).toEqual(['2 / 2', null]);
});

test('before consent it asks for that', () => {
  const page = openPage(VIDEOS);
  const banner = jest.fn();
  page.host.bus.on('consent/banner-forced').subscribe(banner);
  activate(true);
  page.open(2);
  expect([frame(page), banner.mock.calls.length]).toEqual([null, 1]);
  page.host.choose('accepted');
  expect(frame(page)).not.toBeNull();
});

test('a video pauses when it is left, and its player goes with the lightbox', () => {
  const page = openPage(VIDEOS);
  allow(page);
  activate(true);
  page.open(2);
  const player = frame(page)!;
  const posted = jest.spyOn(player.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  page.find('[aria-label="Previous picture"]').click();
  expect(posted.mock.calls.map(([message]) => message)).toEqual(['{"event":"command","func":"pauseVideo","args":""}']);
  page.host.end();
  expect(player.isConnected).toBe(false);
});
