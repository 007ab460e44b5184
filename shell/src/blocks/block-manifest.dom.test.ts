import { readBlockManifest } from './block-manifest';

describe('a block’s manifest', () => {
  const read = (html: string) => {
    document.body.innerHTML = html;
    return readBlockManifest(document.body.firstElementChild as HTMLElement);
  };

  test('is read only where there is something to start', () => {
    expect(read('<div data-feature="a/b" data-live="html" data-starts=""></div>')).toBeUndefined();
    expect(read('<div data-feature="a/b" data-live="enhance" data-starts=""></div>')).toBeUndefined();
    expect(read('<div data-feature="a/b" data-live="nonsense" data-starts="idle"></div>')).toBeUndefined();
    expect(read('<div data-feature="a/b" data-live="hydrate" data-starts=" idle  visible "></div>')).toMatchObject({
      live: 'hydrate',
      starts: ['idle', 'visible'],
      listens: [],
    });
  });

  test('without a purpose waits for every consent', () => {
    expect(read('<div data-feature="a/b" data-live="enhance" data-starts="idle"></div>')?.purpose).toBe('marketing');
  });
});
