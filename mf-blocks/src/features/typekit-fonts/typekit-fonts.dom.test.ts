import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { missingFamilies } from './missing-families';
import { start } from './typekit-fonts.effects';
import { examples } from './typekit-fonts.example';
import { typekitFonts } from './typekit-fonts.feature';
import { element } from './typekit-fonts.view';

const open = (families: readonly string[], typekitId: string | undefined = 'abc1def') => {
  document.head.innerHTML = '';
  const { website } = createFakeHost({}).context;
  const context = { website: { ...website, ...(typekitId && { typekitId }) }, typekitFonts: families };
  const host = createFakeHost({}, { context });
  const root = showView(element(examples.plain, host));
  return { host, root, loading: start(root, host), link: () => document.head.querySelector('link') };
};
const setPageFonts = (...families: string[]) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: families.map((family) => ({ family })) });

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

spec(['EMBED-05', 'BLOCK-02'], 'a font that is no longer in the kit is told to the console alone', async () => {
  setPageFonts('"futura-pt"', 'Figtree');
  const { link, loading, root, host } = open(['Futura PT', 'Proxima Nova']);
  expect(link()?.href).toBe('https://use.typekit.net/abc1def.css');
  link()?.dispatchEvent(new Event('load'));
  await loading;
  expect(warned.mock.calls).toEqual([['Requested font no longer in Typekit']]);
  expect([root.textContent, host.records]).toEqual(['', []]);
});

spec('EMBED-05', 'nothing is told where every font is there', async () => {
  setPageFonts('"futura-pt"', "'proxima-nova'");
  const { link, loading } = open(['Futura PT', 'proxima-nova']);
  link()?.dispatchEvent(new Event('load'));
  await loading;
  expect(warned).not.toHaveBeenCalled();
  expect(missingFamilies(['A', 'B b'], [{ family: 'b-b' }])).toEqual(['A']);
});

spec('EMBED-04', 'a kit that cannot be loaded is told to nobody but the owner', async () => {
  const { link, loading, host } = open(['Futura PT']);
  link()?.dispatchEvent(new Event('error'));
  await loading;
  expect([host.records.length, warned.mock.calls]).toEqual([1, []]);
});

test('waits for the visitor’s leave, and is not there without a kit or without families of it', () => {
  expect([typekitFonts.purpose, typekitFonts.cspKey]).toEqual(['functional', 'typekitId']);
  expect([open([]).root.innerHTML, open(['Futura PT'], '').root.innerHTML]).toEqual(['', '']);
  expect(document.head.querySelector('link')).toBeNull();
});
