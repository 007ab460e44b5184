import { spec } from '../../../../tools/testing/spec';
import { openGallery, prepareGalleries, type LiveGallery } from './gallery.fixture';

prepareGalleries();
afterEach(() => history.replaceState(null, '', '/'));

describe('automatic rotation', () => {
  const live = ({ root }: LiveGallery) => root.querySelector('[data-slide-list]')?.getAttribute('aria-live');
  const pointer = (type: string, pointerType: string) => Object.assign(new Event(type), { pointerType });

  spec(['SLIDE-09', 'GAL-05'], 'moves on every few seconds, without announcements', () => {
    const opened = openGallery('slideshow');
    expect(live(opened)).toBe('off');
    jest.advanceTimersByTime(2999);
    expect(opened.inView()).toEqual([1]);
    jest.advanceTimersByTime(1);
    expect(opened.inView()).toEqual([2]);
    jest.advanceTimersByTime(9000);
    expect(opened.inView()).toEqual([1]);
  });

  spec('SLIDE-09', 'ends at the last slide without loop, and its button starts it again', () => {
    const opened = openGallery('slideshow', { loop: false });
    jest.advanceTimersByTime(15_000);
    expect([opened.inView(), live(opened)]).toEqual([[4], 'polite']);
    expect(opened.root.querySelector('[data-rotation]')?.getAttribute('aria-label')).toMatch('Start');
  });

  spec('SLIDE-10', 'pauses while a mouse hovers, and not on touch', () => {
    const opened = openGallery('slideshow');
    opened.root.dispatchEvent(pointer('pointerenter', 'touch'));
    expect(live(opened)).toBe('off');
    opened.root.dispatchEvent(pointer('pointerenter', 'mouse'));
    jest.advanceTimersByTime(10_000);
    expect([opened.inView(), live(opened)]).toEqual([[1], 'polite']);
    opened.root.dispatchEvent(pointer('pointerleave', 'mouse'));
    jest.advanceTimersByTime(3000);
    expect(opened.inView()).toEqual([2]);
  });

  test('stops when it gets the focus, and its button starts and stops it', () => {
    const opened = openGallery('slideshow');
    opened.root.querySelector<HTMLElement>('[data-turn="1"]')?.focus();
    jest.advanceTimersByTime(10_000);
    expect([opened.inView(), live(opened)]).toEqual([[1], 'polite']);
    opened.click(/Start/);
    expect(live(opened)).toBe('off');
    jest.advanceTimersByTime(3000);
    expect(opened.inView()).toEqual([2]);
    opened.click(/Stop/);
    jest.advanceTimersByTime(10_000);
    expect(opened.inView()).toEqual([2]);
  });

  spec('GAL-30', 'waits for its button if the URL contains nomotion, or the system prefers reduced motion', () => {
    history.replaceState(null, '', '/?nomotion=true');
    const still = openGallery('slideshow');
    jest.advanceTimersByTime(10_000);
    expect([still.inView(), live(still)]).toEqual([[1], 'polite']);
    history.replaceState(null, '', '/?nomotion=false');
    expect(live(openGallery('slideshow'))).toBe('off');
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    expect(live(openGallery('slideshow'))).toBe('polite');
  });

  spec('GAL-24', 'does not start unless the owner enables it', () => {
    const opened = openGallery('slideshow', { autoplay: false });
    jest.advanceTimersByTime(60_000);
    expect([opened.inView(), live(opened)]).toEqual([[1], 'polite']);
  });
});
