import { createContext, runInContext } from 'node:vm';
import { SHARED_LIBRARY_PATH } from 'shared-types/site/limits';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const get = (url: string, host = 'shop.example') =>
  open.app.inject({ method: 'GET', url, headers: { host, accept: '*/*' } });
const library = (file: string) => get(`${SHARED_LIBRARY_PATH}${file}`);

spec('LIMIT-09', 'an address below the shared library’s path is answered at once, without a site', async () => {
  const lookup = jest.spyOn(open.sites, 'byHost').mockRejectedValue(new Error('The database is away.'));
  const answers = await Promise.all([
    get('/universal/yui3/3.17.2/yui/yui-min.js?x=1'),
    get('/universal/yui3/3.17.2/node/node.js', 'nobody.example'),
    get('/universal/yui3/3.17.2/cssreset/reset.css'),
    get('/universal/yui3/3.17.2/'),
    get('/universal/other.js'),
    get('/universal'),
  ]);
  const [script, text] = ['text/javascript; charset=utf-8', 'text/plain; charset=utf-8'];
  expect(answers.slice(0, 4).map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [200, script],
    [200, script],
    [404, text],
    [404, text],
  ]);
  expect(answers.slice(4).map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    Array(2).fill([404, text]),
  );
  for (const { headers, body } of answers) {
    expect([
      headers['cache-control'],
      headers['cross-origin-resource-policy'],
      headers['x-content-type-options'],
    ]).toEqual(['no-store', 'same-origin', 'nosniff']);
    expect([headers['set-cookie'], headers.etag, body.length < 500]).toEqual([undefined, undefined, true]);
  }
  lookup.mockRestore();
});

spec(
  'LIMIT-09',
  'code that requests the library is told so once, and gets nothing it could mistake for it',
  async () => {
    const { body } = await library('yui/yui-min.js');
    const warnings: string[] = [];
    const page = createContext({ console: { warn: (message: string) => warnings.push(message) } });
    const names = () => Object.keys(page);
    const before = names();
    for (const script of [body, (await library('node/node-min.js')).body]) runInContext(script, page);
    expect(warnings).toEqual([expect.stringContaining('/universal/yui3/3.17.2/ is no longer served.')]);
    expect(names()).toEqual(before);
    expect((await library('reset.css')).body).toBe(`${warnings[0]}\n`);
  },
);

spec('LIMIT-09', 'a page runs nothing by its address, from there or from anywhere else', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const scripts = policy.split('; ').filter((directive) => /^(script-src|default-src)/.test(directive));
  expect(scripts).toEqual([
    `default-src 'none'`,
    expect.stringMatching(/^script-src 'nonce-[^' ]+' 'strict-dynamic'$/),
  ]);
});
