import type { PageData } from 'shared-types/site/page-data';
import { blockElement } from '../../server/src/site/page/block-element';
import { layOver, type LayOverParts } from './lay-over';
import { buildOf, label, manifestOf, pageOf, propsIn } from './page.fixture';

const NAME = 'mf-forms';
const SITE = 'http://shop.example:80';
const ENDS = { site: 'http://shop.example', here: 'http://mf-forms.localhost:4202' };
const POLICY = `script-src 'nonce-n'; img-src 'self'`;
const VERSIONS = { [NAME]: '0.1.0-live', 'mf-blocks': '0.1.0-b' };
const feature = label('forms/a', { css: 'client/a.css', csp: { 'img-src': ['https://a.example'] } });
const manifest = manifestOf(NAME, [feature], '0.1.0-own');
const block = (remote = NAME) =>
  blockElement(
    { remote: { manifest: manifestOf(remote, []), enabled: true, renders: true }, feature },
    propsIn('b1'),
    '<p>live</p>',
  );

const lay = (html: string, changes: Partial<LayOverParts> = {}) => {
  const { files } = buildOf(manifest);
  const build = { manifest, files: new Map([...files, ['client/a.css', Buffer.from('.own{}')]]) };
  const parts: LayOverParts = {
    build,
    ends: ENDS,
    newsPath: '/news',
    render: async () => ({ ok: true, html: '<p>own</p>' }),
    readGiven: async () => ({}),
    readFile: async (path) => (path === '/remotes/mf-forms/0.1.0-live/client/a.css' ? '.live{}' : undefined),
    ...changes,
  };
  return layOver({ html, policy: POLICY }, parts);
};
const dataIn = (html: string): PageData =>
  JSON.parse(/id="colonnade-context">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageData;

test('in the release one remote is the working copy; all else of it stays', async () => {
  const { html, policy } = await lay(pageOf(ENDS.site, VERSIONS, block()));
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
  // Calls to the other host of the site come here too.
  expect(context.appDomain).toBe('mf-forms.localhost:4202');
  expect(policy).toBe(`script-src 'nonce-n'; img-src 'self' https://a.example`);
  expect(html).toContain('<style nonce="n">@layer a;.own{}.other{}</style>');
});

test('the page’s addresses are this machine’s; those of a host whose name begins alike stay', async () => {
  const links = `<a href="${SITE}/x"></a><a href="http://shop.example.org/"></a><a href="http://shop.example/y"></a>`;
  const { html } = await lay(pageOf(ENDS.site, VERSIONS, links));
  expect(html).toContain(`href="${ENDS.here}/y"`);
  expect(html).toContain(`<link rel="canonical" href="${ENDS.here}/x"/>`);
  expect(html).toContain('href="http://shop.example.org/"');
  expect(html).toContain(`href="${SITE}/x"`);
});

test('a page without anything of the remote gets the script that follows saves, and nothing else', async () => {
  const page = pageOf(ENDS.here, { 'mf-blocks': '0.1.0-b' }, block('mf-blocks'));
  const { html, about, policy } = await lay(page);
  const at = html.indexOf('<script nonce="n">console.info(');
  const end = html.lastIndexOf('</script>') + '</script>'.length;
  expect(html.slice(0, at) + html.slice(end)).toBe(page);
  expect([about.isOn, policy]).toEqual([false, POLICY]);
});

test('a remote whose code is off in the site runs here', async () => {
  const { html } = await lay(pageOf(ENDS.site, {}, block()));
  expect(Object.keys(dataIn(html).release.remotes)).toEqual([NAME]);
});

test('what a view throws is told, and its HTML stays', async () => {
  const hydrating = label('forms/a', { live: 'hydrate' });
  const own = buildOf(manifestOf(NAME, [hydrating]));
  const before = blockElement(
    { remote: { manifest, enabled: true, renders: true }, feature: hydrating },
    propsIn('b1'),
    '<p>live</p>',
  );
  const render = async () => ({ ok: false, message: 'Error: no' }) as const;
  const { html, thrown } = await lay(pageOf(ENDS.site, VERSIONS, before), { build: own, render });
  expect([...thrown]).toEqual([['forms/a', 'Error: no']]);
  expect(html).toContain('<p>live</p>');
});

test('a page of HTML alone is told apart', async () => {
  const { about } = await lay('<html><body><p>x</p></body></html>');
  expect(about.shell).toBeUndefined();
});
