import fc from 'fast-check';
import { RELEASE } from './release.fixture';
import { releasedIntegrity } from './released-integrity';

const PAGE = 'https://shop.example/cart?x=1';
const integrityOf = (address: string): string | undefined => releasedIntegrity(RELEASE, new URL(address, PAGE), PAGE);

test('knows the files of the shell and of the remotes', () => {
  expect(integrityOf('/remotes/shell/0.1.0-5e11/client/shell.js')).toBe('sha384-shell');
  expect(integrityOf('https://shop.example/remotes/mf-forms/0.1.0-f0f0/client/../client/form.js')).toBe('sha384-form');
});

test.each([
  '/remotes/mf-forms/0.1.0-f0f0/client/other.js',
  '/remotes/mf-forms/0.1.0-f0f0/client/form.js?x',
  '/remotes/mf-forms/0.1.0-f0f0/client/form.js#x',
  '/remotes/mf-forms/0.1.0-f0f0/constructor',
  '/remotes/mf-forms/0.1.0-f0f0/',
  '/remotes/mf-forms/0.2.0-f0f0/client/form.js',
  'https://elsewhere.example/remotes/mf-forms/0.1.0-f0f0/client/form.js',
  'http://shop.example/remotes/mf-forms/0.1.0-f0f0/client/form.js',
  'data:text/javascript,alert(1)',
  'blob:https://shop.example/1',
])('knows nothing of %s', (address) => {
  expect(integrityOf(address)).toBeUndefined();
});

test('a file without a hash is none of the release', () => {
  const shell = { ...RELEASE.shell, files: { ...RELEASE.shell.files, 'client/shell.js': '' } };
  const url = new URL(`${shell.base}client/shell.js`, PAGE);
  expect(releasedIntegrity(RELEASE, url, PAGE)).toBeDefined();
  expect(releasedIntegrity({ ...RELEASE, shell }, url, PAGE)).toBeUndefined();
});

test('takes a base on another server as it is', () => {
  const shell = { ...RELEASE.shell, base: 'https://files.example/shell/1/' };
  const release = { ...RELEASE, shell };
  expect(releasedIntegrity(release, new URL('https://files.example/shell/1/client/shell.js'), PAGE)).toBe(
    'sha384-shell',
  );
  expect(releasedIntegrity(release, new URL('/shell/1/client/shell.js', PAGE), PAGE)).toBeUndefined();
});

test('knows no address by accident', () => {
  const known = new Set(
    [RELEASE.shell, ...Object.values(RELEASE.remotes)].flatMap(({ base, files }) =>
      Object.keys(files).map((file) => new URL(base + file, PAGE).href),
    ),
  );
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
      expect(integrityOf(address) !== undefined).toBe(known.has(new URL(address).href));
    }),
  );
});
