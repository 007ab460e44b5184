import { spec } from '../../../../tools/testing/spec';
import { openGallery, prepareGalleries, type LiveGallery } from './gallery.fixture';

prepareGalleries();
afterEach(() => history.replaceState(null, '', '/'));

const slides = ({ root }: LiveGallery) => [...root.querySelectorAll<HTMLElement>('.blocks-slides__slide')];
const rotates = ({ root }: LiveGallery) => root.querySelector('[data-slide-list]')?.getAttribute('aria-live') === 'off';

describe('the page’s address', () => {
  const named = {
    historyHash: true,
    items: [1, 2, 3].map((n) => ({
      id: `${n}`,
      url: n === 2 ? 'kiln' : undefined,
      picture: { src: '/images/a.jpg', width: 4, height: 3, alt: `${n}` },
    })),
  };
  const address = () => location.pathname + location.search + location.hash;

  spec('GAL-27', 'names the current slide by its url, or else by its id', () => {
    history.replaceState({ kept: 1 }, '', '/gallery?x=1#top');
    const { click, rest } = openGallery('thumbnails', named);
    expect(address()).toBe('/gallery?x=1#top');
    click(/Next/);
    expect(address()).toBe('/gallery?x=1&itemId=kiln#top');
    rest();
    click(/Next/);
    expect([address(), history.state]).toEqual(['/gallery?x=1&itemId=3#top', { kept: 1 }]);
  });

  spec('GAL-28', 'stays where the owner does not want that', () => {
    history.replaceState(null, '', '/gallery');
    const { click, inView } = openGallery('thumbnails', { ...named, historyHash: false });
    click(/Next/);
    expect([inView(), address()]).toEqual([[2], '/gallery']);
  });

  spec('GAL-29', 'that names a slide opens the gallery with it, and one that names none does not', () => {
    history.replaceState(null, '', '/gallery?itemId=kiln');
    expect(openGallery('thumbnails', named).inView()).toEqual([2]);
    expect(openGallery('thumbnails', { ...named, transition: 'swipe' }).inView()).toEqual([2]);
    expect(openGallery('thumbnails', { ...named, historyHash: false }).inView()).toEqual([1]);
    history.replaceState(null, '', '/gallery?itemId=gone');
    expect(openGallery('thumbnails', named).inView()).toEqual([1]);
  });
});

describe('thumbnails', () => {
  const current = ({ root }: LiveGallery) =>
    [...root.querySelectorAll('[data-thumbnails] a')].findIndex((link) => link.getAttribute('aria-current') === 'true');
  const choose = ({ root }: LiveGallery, at: number) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    root.querySelectorAll('[data-thumbnails] a')[at]?.dispatchEvent(click);
    return click.defaultPrevented;
  };

  spec('SLIDE-15', 'and their slides are always at the same one', () => {
    const opened = openGallery('thumbnails');
    expect([opened.inView(), current(opened)]).toEqual([[1], 0]);
    expect(choose(opened, 2)).toBe(true);
    expect([opened.inView(), current(opened)]).toEqual([[3], 2]);
    opened.rest();
    opened.click(/Next/);
    expect([opened.inView(), current(opened)]).toEqual([[4], 3]);
  });

  spec('SLIDE-02', 'refuse while slides or they themselves move', () => {
    const opened = openGallery('thumbnails', { speed: 0 });
    const strip = opened.root.querySelector<HTMLElement>('[data-thumbnails]')!;
    Object.defineProperty(strip, 'scrollWidth', { value: 2000 });
    strip.scrollTo = jest.fn();
    choose(opened, 1);
    choose(opened, 2);
    expect([opened.inView(), current(opened)]).toEqual([[2], 1]);
    opened.rest();
    choose(opened, 2);
    expect(opened.inView()).toEqual([3]);
    expect(strip.scrollTo).toHaveBeenCalledTimes(2);
  });
});

describe('videos in slides', () => {
  /** Puts a video into the first slide, and has it play. */
  function play(opened: LiveGallery, html: string): HTMLElement {
    const [first] = slides(opened);
    first?.insertAdjacentHTML('beforeend', html);
    const video = first?.querySelector<HTMLElement>('video, iframe');
    if (!video) throw new Error('There is no video.');
    Object.assign(video, { pause: jest.fn(() => video.dispatchEvent(new Event('pause'))) });
    video.dispatchEvent(new Event('play'));
    return video;
  }
  const withCommand = `<iframe src="https://player.example/1"></iframe><button data-video="https://player.example/1" data-pause="stop" hidden></button>`;

  spec('SLIDE-11', 'keep slides from turning by themselves as long as one plays', () => {
    const opened = openGallery('slideshow');
    const video = play(opened, '<video></video>');
    expect(rotates(opened)).toBe(false);
    jest.advanceTimersByTime(60_000);
    expect(opened.inView()).toEqual([1]);
    video.dispatchEvent(new Event('ended'));
    expect(rotates(opened)).toBe(true);
    jest.advanceTimersByTime(3000);
    expect(opened.inView()).toEqual([2]);
  });

  spec('SLIDE-11', 'do not have slides turn that had stood still', () => {
    const opened = openGallery('slideshow');
    opened.click(/Stop/);
    play(opened, '<video></video>').dispatchEvent(new Event('pause'));
    expect(rotates(opened)).toBe(false);
  });

  spec(['SLIDE-13', 'SLIDE-14'], 'are paused when they are left, where the video is the site’s own', () => {
    const opened = openGallery('slideshow', { autoplay: false });
    const video = play(opened, '<video></video>') as HTMLVideoElement;
    opened.click(/Next/);
    expect([jest.mocked(video.pause).mock.calls.length, slides(opened)[0]?.contains(video)]).toEqual([1, true]);
  });

  spec(['SLIDE-13', 'SLIDE-14'], 'are paused and covered where the player takes commands', () => {
    const opened = openGallery('slideshow');
    const frame = play(opened, withCommand) as HTMLIFrameElement;
    const post = jest.spyOn(frame.contentWindow!, 'postMessage');
    opened.click(/Next/);
    expect(post).toHaveBeenCalledWith('stop', 'https://player.example');
    expect([slides(opened)[0]?.querySelector('button')?.hidden, frame.isConnected, rotates(opened)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  spec(['SLIDE-13', 'SLIDE-14'], 'are loaded anew where the player takes none', () => {
    const opened = openGallery('slideshow');
    const frame = play(opened, withCommand.replace('data-pause="stop"', ''));
    opened.click(/Next/);
    expect([frame.isConnected, slides(opened)[0]?.querySelector('button')?.hidden]).toEqual([false, false]);
  });

  spec('SLIDE-13', 'that stay in view go on', () => {
    const opened = openGallery('carousel', { slidesPerRow: 3 });
    const [, second] = slides(opened);
    second?.insertAdjacentHTML('beforeend', '<video></video>');
    const video = second?.querySelector('video');
    Object.assign(video ?? {}, { pause: jest.fn() });
    video?.dispatchEvent(new Event('play'));
    opened.click(/Next/);
    expect([opened.inView(), jest.mocked(video!.pause).mock.calls.length]).toEqual([[2, 3, 4], 0]);
  });
});

spec('SLIDE-12', 'with the random option any other slide comes next, and never the same', () => {
  const opened = openGallery('slideshow', { random: true, loop: false });
  const seen: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const before = opened.inView()[0];
    jest.advanceTimersByTime(3000);
    expect(opened.inView()[0]).not.toBe(before);
    seen.push(opened.inView()[0] ?? 0);
  }
  expect(new Set(seen).size).toBe(4);
  expect(seen.some((slide, at) => slide !== ((seen[at - 1] ?? 0) % 4) + 1)).toBe(true);
});

describe('a click on a picture that leads nowhere', () => {
  const clickPicture = (opened: LiveGallery) => {
    const shown = slides(opened).find((slide) => !slide.inert);
    shown?.querySelector('img')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  spec('GAL-23', 'shows the next one, unless the owner wants nothing of it', () => {
    const opened = openGallery('slideshow');
    clickPicture(opened);
    expect(opened.inView()).toEqual([2]);
    const still = openGallery('slideshow', { clickBehavior: 'none' });
    clickPicture(still);
    expect(still.inView()).toEqual([1]);
  });

  spec('GAL-31', 'that leads somewhere leads there', () => {
    const [item] = [{ picture: { src: '/images/a.jpg', width: 4, height: 3, alt: 'A' }, link: { href: '/shop' } }];
    const opened = openGallery('slideshow', { items: [item, item] });
    let isFollowed = false;
    document.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    clickPicture(opened);
    expect([opened.inView(), isFollowed]).toEqual([[1], true]);
  });
});

spec('GAL-24', 'arrow keys do nothing where the owner wants none', () => {
  const opened = openGallery('slideshow', { keyboard: false });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(opened.inView()).toEqual([1]);
});

spec('GAL-23', 'only pictures that come next are fetched ahead, in a stack only those near', async () => {
  const opened = openGallery('slideshow', {
    items: Array.from({ length: 9 }, (_, at) => ({
      picture: { src: `/images/${at}.jpg`, width: 4, height: 3, alt: '' },
    })),
  });
  const far = () => slides(opened).flatMap((slide, at) => (slide.hasAttribute('data-far') ? [] : [at + 1]));
  const ahead = () =>
    slides(opened).flatMap((slide, at) =>
      slide.querySelector('img')?.getAttribute('loading') === 'eager' ? [at + 1] : [],
    );
  await jest.advanceTimersByTimeAsync(0);
  expect([far(), ahead()]).toEqual([[1, 2, 9], [2]]);
  opened.click(/Next/);
  await jest.advanceTimersByTimeAsync(0);
  expect([far(), ahead()]).toEqual([
    [1, 2, 3],
    [2, 3],
  ]);
});

spec('GLAY-05', 'scrolled slides know which way they go', () => {
  const opened = openGallery('vertical');
  const moving = () => opened.root.querySelector<HTMLElement>('[data-slide-list]')?.dataset['moving'];
  const left = () => slides(opened).findIndex((slide) => slide.hasAttribute('data-left')) + 1;
  opened.click(/Next/);
  expect([moving(), left(), opened.inView()]).toEqual(['forward', 1, [2]]);
  opened.rest();
  opened.click(/Previous/);
  expect([moving(), left(), opened.inView()]).toEqual(['reverse', 2, [1]]);
  opened.rest();
  opened.click(/Previous/);
  expect([moving(), left(), opened.inView()]).toEqual(['reverse', 1, [4]]);
});

describe('a finger', () => {
  const send = (opened: LiveGallery, type: string, { x, y = 0, ms }: { x: number; y?: number; ms: number }) => {
    const event = Object.assign(new Event(type, { bubbles: true }), {
      pointerType: 'touch',
      isPrimary: true,
      clientX: 300 + x,
      clientY: 100 + y,
    });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + ms });
    opened.root.querySelector('.blocks-slides__track')?.dispatchEvent(event);
  };
  const drag = (opened: LiveGallery, x: number, ms: number) => {
    send(opened, 'pointerdown', { x: 0, ms: 0 });
    send(opened, 'pointermove', { x, ms: ms / 2 });
    send(opened, 'pointerup', { x, ms });
  };
  const list = ({ root }: LiveGallery) => root.querySelector<HTMLElement>('[data-slide-list]')!;
  const pull = (opened: LiveGallery) => list(opened).style.getPropertyValue('--pull');

  spec('GAL-35', 'pulls slides along, and against an end as its boundary allows', () => {
    for (const [start, pulled] of [
      ['none', '60px'],
      ['hard', '0px'],
      ['inertial', '20px'],
    ] as const) {
      const opened = openGallery('swipe', { swipeBoundaries: { start } });
      send(opened, 'pointerdown', { x: 0, ms: 0 });
      send(opened, 'pointermove', { x: 60, ms: 100 });
      expect(pull(opened)).toBe(pulled);
      send(opened, 'pointermove', { x: -60, ms: 200 });
      expect(pull(opened)).toBe('-60px');
      opened.host.end();
    }
  });

  spec('SLIDE-21', 'pulls nothing within 10 pixels, nor once it scrolls the page', () => {
    const opened = openGallery('swipe');
    send(opened, 'pointerdown', { x: 0, ms: 0 });
    send(opened, 'pointermove', { x: -10, ms: 10 });
    expect(pull(opened)).toBe('');
    send(opened, 'pointermove', { x: -11, y: 30, ms: 20 });
    send(opened, 'pointermove', { x: -90, y: 30, ms: 30 });
    expect(pull(opened)).toBe('');
  });

  spec('SLIDE-22', 'that lets go too early or too late has the slides come back in 0.28 s', () => {
    const opened = openGallery('swipe', { snapPoints: 'none' });
    drag(opened, -40, 100);
    expect([opened.inView(), pull(opened), list(opened).style.getPropertyValue('--release')]).toEqual([
      [1],
      '',
      '280ms',
    ]);
    drag(opened, -200, 400);
    expect(opened.inView()).toEqual([1]);
  });

  spec('GAL-36', 'that has pulled a slide past its snap point turns it, however slowly', () => {
    const opened = openGallery('swipe', { snapPoints: '50%' });
    drag(opened, -299, 2000);
    expect(opened.inView()).toEqual([1]);
    drag(opened, -300, 2000);
    expect(opened.inView()).toEqual([2]);
  });

  spec('SLIDE-23', 'that swipes has the slides go on as fast as it was, within limits', () => {
    for (const [windowPx, least] of [
      [500, '200ms'],
      [1280, '300ms'],
    ] as const) {
      Object.defineProperty(window, 'innerWidth', { configurable: true, value: windowPx });
      const opened = openGallery('swipe');
      drag(opened, -550, 10);
      expect([opened.inView(), list(opened).style.getPropertyValue('--release')]).toEqual([[2], least]);
      opened.rest();
      drag(opened, -60, 240);
      expect([opened.inView(), list(opened).style.getPropertyValue('--release')]).toEqual([[3], '500ms']);
    }
  });
});
