import { spec } from '../../../../tools/testing/spec';
import { createMapsLoader } from './maps-loader.effects';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const request = { key: 'AIza-example_key', locale: 'pt-BR' };

spec(
  ['MAP-09', 'MAP-10'],
  'all callers share one promise and one script, requested with key, language and region',
  async () => {
    const loader = createMapsLoader();
    const first = loader.load(request);
    expect(loader.load(request)).toBe(first);
    await new Promise((resolve) => setTimeout(resolve));
    const [script, ...others] = scripts();
    expect(others).toEqual([]);
    const { origin, pathname, searchParams } = new URL(script?.src ?? '');
    expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: 'AIza-example_key',
      language: 'pt',
      region: 'BR',
      callback: 'google.maps.__ib__',
    });
    script?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('could not load');
    // A failure is not cached: the next call tries again.
    expect(loader.load(request)).not.toBe(first);
  },
);
