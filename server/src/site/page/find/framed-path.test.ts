import fc from 'fast-check';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { repeats } from '../../../../../tools/testing/proof';
import { spec } from '../../../../../tools/testing/spec';
import { tidyPath } from '../../directory/tidy-path';
import { frameAddress, framedPath } from './framed-path';

const ORIGIN = 'https://shop.example';
const BESIDE = `${ORIGIN}/config/design`;

/** Addresses of other sites, in known disguises. */
const STRANGERS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'http://shop.example@evil.example/',
  'HTTPS://shop.example/about',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.example/1',
  'about:blank',
  'file:///etc/passwd',
  'evil.example',
  'about',
  '?a=1',
  '#a',
  '',
  '/%zz',
  `/${'a'.repeat(5000)}`,
];
const OWN_AREA = [
  '/config',
  '/config/',
  '/config/design?frameUrl=/config/design',
  '/config/sign-in',
  '/Config/forms',
  '/%63onfig/forms',
  '/a/../config/',
  '/./config/',
  '/config//design',
  '/x/%2e%2e/config/',
];

spec('SRV-04', 'a page of this site may be shown, with its query and fragment', () => {
  for (const path of ['/', '/about', '/shop?page=2', '/shop#mugs', '/pl/menu', '/configuration', '/a%20b', '/a//b'])
    expect(framedPath(path)).toBe(path);
});

spec('SRV-04', 'nothing else may be shown: no other site, no script, no page of the admin area', () => {
  for (const candidate of [...STRANGERS, ...OWN_AREA, undefined, null, 7, ['/about']])
    expect([candidate, framedPath(candidate)]).toEqual([candidate, undefined]);
});

spec('SRV-04', 'any input results in an address of this site for every browser, outside the admin area', () => {
  const piece = fc.constantFrom(
    ...[
      '/',
      '\\',
      '//',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      ' ',
      '\t',
      '\n',
      '\r',
      '\0',
      '%',
      '%2f',
      '%5C',
      '%09',
      '%00',
      '%0d%0a',
    ],
    ...[
      'evil.example',
      'https:',
      'javascript:',
      'config',
      'CONFIG',
      '%63onfig',
      'design',
      'a',
      'é',
      '\u2028',
      '٣',
      '\ud800',
    ],
  );
  const crafted = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        crafted,
        crafted.map((rest) => `/${rest}`),
        fc.string(),
      ),
      (candidate) => {
        const path = framedPath(candidate);
        if (path === undefined) return;
        const url = new URL(path, BESIDE);
        expect(url.origin).toBe(ORIGIN);
        expect(path).toBe(url.pathname + url.search + url.hash);
        expect(`${tidyPath(url.pathname)}/`.toLowerCase().startsWith('/config/')).toBe(false);
      },
    ),
    { numRuns: repeats({ short: 500, long: 50_000 }) },
  );
});

spec('SRV-04', 'the admin area’s first page redirects to the frame by frameUrl, for roles that may open it', () => {
  const leads = (frameUrl: string, role: keyof typeof WEBSITE_ROLE = 'admin') =>
    frameAddress(new URLSearchParams({ frameUrl }), { roles: [WEBSITE_ROLE[role]] });
  expect(leads('/menu?day=2')).toBe('/config/design?frameUrl=%2Fmenu%3Fday%3D2');
  expect(leads('/menu', 'commenter')).toBe('/config/design?frameUrl=%2Fmenu');
  expect(leads('/menu', 'viewer')).toBeUndefined();
  expect(leads('//evil.example')).toBeUndefined();
  expect(frameAddress(new URLSearchParams(), { roles: [WEBSITE_ROLE.admin] })).toBeUndefined();
});
