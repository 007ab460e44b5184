import { spec } from '../../../../tools/testing/spec';
import { examples } from './gallery.example';
import { openGallery, prepareGalleries, press, resize } from './gallery.fixture';

prepareGalleries();

describe('buttons', () => {
  spec(
    ['GLAY-04', 'SLIDE-07', 'SLIDE-08'],
    'turn as many slides as are in view, and are marked as disabled at an end',
    () => {
      const { root, inView, click, rest } = openGallery('carousel');
      const disabled = () =>
        [...root.querySelectorAll('[aria-disabled="true"]')].map(
          (button) => button.ariaLabel ?? button.getAttribute('aria-label'),
        );
      expect([inView(), disabled()]).toEqual([[1, 2, 3], ['Previous pictures']]);
      expect(root.querySelector('.blocks-slides__turn--disabled')?.getAttribute('aria-label')).toBe(
        'Previous pictures',
      );
      click(/Next/);
      rest();
      expect([inView(), disabled()]).toEqual([[2, 3, 4], ['Next pictures']]);
      click(/Previous/);
      expect(inView()).toEqual([1, 2, 3]);
    },
  );

  spec('SLIDE-02', 'are ignored while slides move', () => {
    const { inView, click, rest } = openGallery('slideshow');
    click(/Next/);
    click(/Next/);
    expect(inView()).toEqual([2]);
    rest();
    click(/Next/);
    expect(inView()).toEqual([3]);
  });

  spec('SLIDE-02', 'work at once if slides move without a transition', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    for (const name of ['slideshow', 'carousel'] as const) {
      const { inView, click } = openGallery(name, { slidesPerRow: 1 });
      click(/Next/);
      click(/Next/);
      expect(inView()[0]).toBe(3);
    }
  });

  spec(['SLIDE-03', 'SLIDE-05'], 'go from one end to the other with loop', () => {
    const { inView, click, rest } = openGallery('slideshow');
    click(/Previous/);
    expect(inView()).toEqual([4]);
    rest();
    click(/Next/);
    expect(inView()).toEqual([1]);
  });

  spec(['SLIDE-04', 'SLIDE-06'], 'dispatch an event at an end without loop', () => {
    const { root, click, inView, rest } = openGallery('slideshow', { loop: false, autoplay: false });
    const dispatched: string[] = [];
    for (const end of ['reached-beginning', 'reached-end']) root.addEventListener(end, () => dispatched.push(end));
    click(/Previous/);
    for (let turn = 0; turn < 4; turn += 1) {
      click(/Next/);
      rest();
    }
    expect([dispatched, inView()]).toEqual([['reached-beginning', 'reached-end'], [4]]);
  });

  spec('GLAY-03', 'are hidden if all slides fit', () => {
    expect(openGallery('carousel', { slidesPerRow: 3 }).root.hasAttribute('data-fits')).toBe(false);
    const items = (examples.carousel.block.settings as { items: object[] }).items.slice(0, 3);
    expect(openGallery('carousel', { items }).root.hasAttribute('data-fits')).toBe(true);
  });
});

spec(['GAL-44', 'GLAY-01'], 'a carousel adapts to a new size once it has been stable for 100 ms', () => {
  const { inView } = openGallery('carousel');
  expect(inView()).toEqual([1, 2, 3]);
  resize(400);
  jest.advanceTimersByTime(60);
  resize(400);
  jest.advanceTimersByTime(99);
  expect(inView()).toEqual([1, 2, 3]);
  jest.advanceTimersByTime(1);
  expect(inView()).toEqual([1, 2]);
});

describe('arrow keys', () => {
  spec(['SLIDE-16', 'SLIDE-17'], 'left shows the previous slide, right the next', () => {
    const { inView, rest } = openGallery('slideshow');
    press('ArrowRight');
    expect(inView()).toEqual([2]);
    rest();
    press('ArrowLeft');
    expect(inView()).toEqual([1]);
  });

  spec('SLIDE-18', 'do nothing while the gallery is out of view', () => {
    const { inView } = openGallery('slideshow');
    Element.prototype.getBoundingClientRect = () => ({ top: 5000, bottom: 5400 }) as DOMRect;
    press('ArrowRight');
    expect(inView()).toEqual([1]);
  });

  spec('SLIDE-19', 'do nothing while the visitor edits text or another element is focused', () => {
    const { inView } = openGallery('slideshow');
    document.body.insertAdjacentHTML('beforeend', '<input aria-label="Name"><button>Other</button>');
    for (const selector of ['input', 'body > button']) {
      const other = document.querySelector<HTMLElement>(selector)!;
      other.focus();
      expect(press('ArrowRight', other)).toBe(true);
    }
    expect(inView()).toEqual([1]);
    press('ArrowRight', document.body, { altKey: true });
    expect(inView()).toEqual([1]);
  });
});

spec('SLIDE-20', 'a swipe turns the slide, depending on the text direction', () => {
  const swipe = (track: Element, x: number, ms: number) => {
    const send = (type: string, clientX: number, timeStamp: number) => {
      const event = Object.assign(new Event(type, { bubbles: true }), {
        pointerType: 'touch',
        isPrimary: true,
        clientX,
        clientY: 0,
      });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      track.dispatchEvent(event);
    };
    send('pointerdown', 200, 1000);
    send('pointerup', 200 + x, 1000 + ms);
  };
  const { root, inView, rest } = openGallery('slideshow');
  const track = root.querySelector('.blocks-slides__track')!;
  swipe(track, -80, 400);
  swipe(track, -40, 100);
  expect(inView()).toEqual([1]);
  swipe(track, -80, 100);
  expect(inView()).toEqual([2]);
  rest();
  swipe(track, 80, 100);
  expect(inView()).toEqual([1]);
});
