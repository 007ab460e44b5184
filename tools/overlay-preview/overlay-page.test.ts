import type { PageData } from 'shared-types/site/page/page-data';
import { featureOf, manifestOf } from '../../server/src/site/registry/gate/manifest.fixture';
import { overlayPage, type OverlayPageParts } from './overlay-page';
import { blockOf, buildOf, pageOf } from './page.fixture';
import { messagesOf } from './messages-of';

const NAME = 'mf-forms';
const SITE = 'http://shop.example:80';
const ENDS = { site: 'http://shop.example', here: 'http://mf-forms.localhost:4202' };
const POLICY = `script-src 'nonce-n'; img-src 'self'`;
const VERSIONS = { [NAME]: '0.1.0-live', 'mf-blocks': '0.1.0-b' };
const feature = featureOf('forms/a', { css: 'client/a.css', csp: { 'img-src': ['https://a.example'] } });

const lay = (html: string, changes: Partial<OverlayPageParts> = {}) => {
  const { manifest, files } = buildOf(manifestOf(NAME, [feature], { version: '0.1.0-own' }));
  const build = { manifest, files: new Map([...files, ['client/a.css', Buffer.from('.own{}')]]) };
  const parts: OverlayPageParts = {
    build,
    ends: ENDS,
    newsPath: '/news',
    render: async () => ({ ok: true, output: '<p>own</p>' }),
    readGiven: async () => ({}),
    readFile: async (path) => (path === '/remotes/mf-forms/0.1.0-live/client/a.css' ? '.live{}' : undefined),
    ...changes,
  };
  return overlayPage({ html, policy: POLICY }, parts);
};
const dataIn = (html: string): PageData =>
  JSON.parse(/id="colonnade-context">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageData;

test('one remote in the release is the working copy; everything else stays', async () => {
  const { html, policy } = await lay(pageOf(ENDS.site, VERSIONS, blockOf(NAME, feature)));
  const { release, context } = dataIn(html);
  const before = dataIn(pageOf(ENDS.site, VERSIONS, '')).release;
  expect(release.remotes[NAME]).toEqual({
    version: '0.1.0-own-over',
    contract: 1,
    base: '/remotes/mf-forms/0.1.0-own-over/',
    entry: 'client/remote.js',
    files: { 'client/remote.js': 'sha384-0.1.0-own' },
  });
  expect({ ...release, remotes: { ...release.remotes, [NAME]: before.remotes[NAME] } }).toEqual(before);
  // Calls to the site's other host come here too.
  expect(context.appDomain).toBe('mf-forms.localhost:4202');
  expect(policy).toBe(`script-src 'nonce-n'; img-src 'self' https://a.example`);
  expect(html).toContain('<style nonce="n">@layer a;.own{}.other{}</style>');
});

test('the page’s addresses are this machine’s; hosts that begin with the same name stay', async () => {
  const links = `<a href="${SITE}/x"></a><a href="http://shop.example.org/"></a><a href="http://shop.example/y"></a>`;
  const { html } = await lay(pageOf(ENDS.site, VERSIONS, links));
  expect(html).toContain(`href="${ENDS.here}/y"`);
  expect(html).toContain(`<link rel="canonical" href="${ENDS.here}/x"/>`);
  expect(html).toContain('href="http://shop.example.org/"');
  expect(html).toContain(`href="${SITE}/x"`);
});

test('a page without the remote gets only the script that follows saves', async () => {
  const page = pageOf(ENDS.here, { 'mf-blocks': '0.1.0-b' }, blockOf('mf-blocks', feature));
  const { html, about, policy } = await lay(page);
  const at = html.indexOf('<script nonce="n">console.info(');
  const end = html.lastIndexOf('</script>') + '</script>'.length;
  expect(html.slice(0, at) + html.slice(end)).toBe(page);
  expect([about.isOn, policy]).toEqual([false, POLICY]);
});

test('a remote that is disabled on the site runs here', async () => {
  const { html } = await lay(pageOf(ENDS.site, {}, blockOf(NAME, feature)));
  expect(Object.keys(dataIn(html).release.remotes)).toEqual([NAME]);
});

test('an error in a view is reported, and its HTML stays', async () => {
  const hydrating = featureOf('forms/a', { live: 'hydrate' });
  const own = buildOf(manifestOf(NAME, [hydrating]));
  const before = blockOf(NAME, hydrating);
  const render = async () => ({ ok: false, message: 'Error: no' }) as const;
  const { html, thrown } = await lay(pageOf(ENDS.site, VERSIONS, before), { build: own, render });
  expect([...thrown]).toEqual([['forms/a', 'Error: no']]);
  expect(html).toContain('<p>live</p>');
});

test('a contract that the page’s shell does not support is reported: nothing will load', async () => {
  const { about } = await lay(pageOf(ENDS.site, VERSIONS, blockOf(NAME, feature)));
  const printed = (own: number, shells: number) =>
    messagesOf({
      ...about,
      manifest: { ...about.manifest, contract: own },
      shell: { version: '1', contract: shells },
    }).join('\n');
  for (const [own, shells] of [
    [1, 1],
    [1, 2],
  ] as const)
    expect(printed(own, shells)).not.toContain('It will not load');
  for (const [own, shells] of [
    [2, 1],
    [1, 3],
  ] as const)
    expect(printed(own, shells)).toContain(
      `It will not load: it is built for contract ${own}, and this page’s shell, 1, has ${shells}.`,
    );
});

test('a page without script is recognized', async () => {
  const { about } = await lay('<html><body><p>x</p></body></html>');
  expect(about.shell).toBeUndefined();
});
