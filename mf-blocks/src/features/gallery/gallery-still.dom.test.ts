import { spec } from '../../../../tools/testing/spec';
import { openGallery, prepareGalleries, resize } from './gallery.fixture';
import { startGridFade } from './grid-fade.effects';

prepareGalleries();

describe('words over a picture', () => {
  let contentPx = 0;
  const BOX_PX = 200;
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => contentPx });
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => BOX_PX });
  });
  const overlays = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-meta]')];

  spec('GLAY-11', 'are cut to a part of it only where they need more than 90 per cent of it', () => {
    for (const [px, isCut] of [
      [180, false],
      [181, true],
    ] as const) {
      contentPx = px;
      const { root, host } = openGallery('longMeta');
      expect(overlays(root).every((overlay) => overlay.hasAttribute('data-overflow') === isCut)).toBe(true);
      expect(overlays(root)[0]?.tabIndex).toBe(isCut ? 0 : -1);
      host.end();
      expect(overlays(root).some((overlay) => overlay.hasAttribute('data-overflow'))).toBe(false);
    }
  });

  spec(['GLAY-11', 'GAL-44'], 'are measured again once the size of the gallery has rested for 300 ms', () => {
    contentPx = 20;
    const { root } = openGallery('longMeta');
    contentPx = 190;
    resize(300);
    jest.advanceTimersByTime(299);
    expect(overlays(root)[0]?.hasAttribute('data-overflow')).toBe(false);
    jest.advanceTimersByTime(1);
    expect(overlays(root)[0]?.hasAttribute('data-overflow')).toBe(true);
  });
});

describe('pictures of a grid', () => {
  const images = (root: HTMLElement) => [...root.querySelectorAll('img')];
  const open = () => {
    const { root, host } = openGallery('stack');
    images(root).forEach((image, at) => Object.defineProperty(image, 'complete', { value: at === 0 }));
    return { root, host };
  };

  spec('GLAY-10', 'fade in when they come, each after up to 500 ms; those that are there stay', () => {
    const { root, host } = open();
    const random = [0, 0.5, 1];
    startGridFade(root, host.stop, () => random.shift() ?? 0);
    const states = () => images(root).map(({ dataset }) => dataset['fade']);
    expect(states()).toEqual([undefined, 'waits', 'waits', 'waits']);
    expect(images(root).map(({ style }) => style.getPropertyValue('--delay'))).toEqual(['', '0ms', '250ms', '500ms']);
    images(root)[1]?.dispatchEvent(new Event('load'));
    images(root)[2]?.dispatchEvent(new Event('error'));
    expect(states()).toEqual([undefined, 'comes', 'comes', 'waits']);
    host.end();
    expect(states()).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('do not fade where the visitor wants no motion', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    const { root, host } = open();
    startGridFade(root, host.stop);
    expect(images(root).some(({ dataset }) => dataset['fade'])).toBe(false);
  });
});
