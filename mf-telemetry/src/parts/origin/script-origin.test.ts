import { scriptOrigin } from './script-origin';

test('a file belongs to the remote or shell whose folder it is in', () => {
  const origin = (path: string) => scriptOrigin(`https://shop.test${path}`);
  expect(origin('/remotes/mf-commerce/1.2.0-abc/client/cart.js')).toBe('mf-commerce@1.2.0-abc');
  expect(origin('/remotes/shell/2.0.0-def/client/deferred.js?fresh=1')).toBe('shell@2.0.0-def');
  expect(scriptOrigin('/base/remotes/mf-forms/1/client/x.js')).toBe('mf-forms@1');
});

test('any other file has no origin', () => {
  for (const url of ['', 'https://shop.test/', 'https://maps.test/api.js', 'https://x.test/remotes/mf-commerce/x.js'])
    expect([url, scriptOrigin(url)]).toEqual([url, 'page']);
  expect(scriptOrigin('https://x.test/track?of=/remotes/mf-commerce/1/x.js')).toBe('page');
  expect(scriptOrigin('https://x.test/#/remotes/mf-commerce/1/x.js')).toBe('page');
});
