import fc from 'fast-check';
import { featureOf, manifestOf } from '../../server/src/site/registry/gate/manifest.fixture';
import { sourcesOf, widenPolicy } from './own-policy';

const POLICY = `default-src 'none'; script-src 'nonce-a+/=' 'strict-dynamic'; img-src 'self' data:; frame-ancestors 'self'`;
const directive = fc.constantFrom('img-src', 'connect-src', 'worker-src', 'frame-src');
const source = fc.constantFrom("'self'", 'https://a.example', 'https://b.example', 'data:');

const read = (policy: string) =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)] as const));

test('a policy allows what it allowed before and what is added, and nothing else', () => {
  fc.assert(
    fc.property(fc.dictionary(directive, fc.array(source, { minLength: 1, maxLength: 3 })), (sources) => {
      const before = read(POLICY);
      const after = read(widenPolicy(POLICY, sources));
      for (const [name, values] of after)
        expect(new Set(values)).toEqual(new Set([...(before.get(name) ?? []), ...(sources[name] ?? [])]));
      expect(new Set(after.keys())).toEqual(new Set([...before.keys(), ...Object.keys(sources)]));
    }),
  );
});

test('pages over http neither upgrade to https nor report', () => {
  expect(widenPolicy(`${POLICY}; upgrade-insecure-requests; report-uri /x; report-to y`, {})).toBe(POLICY);
});

test('a directive that allowed nothing allows only what is added', () => {
  expect(widenPolicy(`img-src 'none'`, { 'img-src': ['https://a.example'] })).toBe('img-src https://a.example');
});

test('only features on the page ask, and those with a key where the website has it', () => {
  const map = featureOf('blocks/map', { csp: { 'img-src': ['https://a.example'] }, cspKey: 'mapsKey' });
  const fonts = featureOf('blocks/google-fonts', {
    csp: { 'style-src': ['https://c.example'] },
    cspKey: 'googleFonts',
  });
  const video = featureOf('blocks/video', { csp: { 'frame-src': ['https://b.example'] } });
  const manifest = manifestOf('mf-blocks', [map, video, fonts]);
  const policyOf = (ids: readonly string[], website: object, googleFonts: readonly string[] = []) =>
    sourcesOf(manifest, new Set(ids as never[]), { website: website as never, googleFonts });
  expect(policyOf(['blocks/map'], {})).toEqual({});
  expect(policyOf(['blocks/map'], { mapsKey: 'k' })).toEqual({ 'img-src': ['https://a.example'] });
  expect(policyOf(['blocks/google-fonts'], {})).toEqual({});
  expect(policyOf(['blocks/google-fonts'], {}, ['Lora'])).toEqual({ 'style-src': ['https://c.example'] });
  expect(policyOf(['blocks/video'], {})).toEqual({ 'frame-src': ['https://b.example'] });
});
