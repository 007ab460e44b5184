import fc from 'fast-check';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { googleFontsAddress } from './google-fonts-address';
import { start } from './google-fonts.effects';
import { examples } from './google-fonts.example';
import { googleFonts } from './google-fonts.feature';
import { element } from './google-fonts.view';

const open = (families: readonly string[]) => {
  document.head.innerHTML = '';
  const host = createFakeHost({}, { context: { googleFonts: families } });
  const root = showView(element(examples.plain, host));
  return { host, root, loading: start(root, host), link: () => document.head.querySelector('link') };
};

spec('EMBED-03', 'a style sheet is fetched by family list, with one family parameter per font', () => {
  const { link } = open(['Lora', 'Open Sans:wght@400;700']);
  expect([link()?.rel, link()?.href]).toEqual([
    'stylesheet',
    'https://fonts.googleapis.com/css2?family=Lora&family=Open+Sans%3Awght%40400%3B700&display=optional',
  ]);
});

spec('EMBED-03', 'whatever a family is called, it is one parameter of Google’s address', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (families) => {
      const { origin, pathname, searchParams } = new URL(googleFontsAddress(families));
      expect([origin, pathname]).toEqual(['https://fonts.googleapis.com', '/css2']);
      expect(searchParams.getAll('family')).toEqual(families);
    }),
  );
});

test('waits until the visitor allows what is not necessary, and is not there on a site without such fonts', () => {
  expect([googleFonts.purpose, googleFonts.cspKey]).toEqual(['functional', 'googleFonts']);
  const { root, link } = open([]);
  expect([root.innerHTML, link()]).toEqual(['', null]);
});

spec('EMBED-04', 'a style sheet that fails is told to nobody but the owner', async () => {
  const { link, loading, host, root } = open(['Lora']);
  link()?.dispatchEvent(new Event('error'));
  await loading;
  expect(host.records.map(({ text }) => text)).toEqual(['The fonts at fonts.googleapis.com could not be loaded.']);
  expect(root.textContent).toBe('');
});

test('takes the style sheet away once it stops', async () => {
  const { link, loading, host } = open(['Lora']);
  link()?.dispatchEvent(new Event('load'));
  await loading;
  host.end();
  expect([link(), host.records]).toEqual([null, []]);
});
