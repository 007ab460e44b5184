import { BLOCK_TYPE, type BlockTypeNumber } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { exampleId } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import type { SitePage } from '../directory/site-page';
import type { LiveFeature, RegistryState } from '../registry/registry-state';
import { templateBlocksOf } from './template/page-blocks';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

/** The page for a browser with these cookies. */
async function pageWith(cookies: Readonly<Record<string, string>> = {}, path = '/'): Promise<string> {
  const visitor = open.visitor();
  for (const [name, value] of Object.entries(cookies)) visitor.setCookie(name, value);
  return (await visitor.get(path)).body;
}

const isBannerIn = (html: string) => html.includes('data-feature="consent/cookie-banner"');

spec(
  ['CTX-12', 'CTX-13'],
  'the seventh-generation preview changes the version on the page, for its visitor alone',
  async () => {
    await open.load(patched({ 'site.website': { templateVersion: '7.1' } }));
    expect(await pageWith()).toContain('"templateVersion":"7.1"');
    expect(await pageWith({ 'preview-7': '1' })).toContain('"templateVersion":"7"');
    expect(await pageWith({ 'preview-7': '1' }, '/nowhere')).toContain('Page not found');
    expect(await pageWith({ 'preview-7': 'true' })).toContain('"templateVersion":"7.1"');
    expect(await pageWith()).toContain('"templateVersion":"7.1"');
  },
);

spec(
  ['CTX-12', 'CTX-13'],
  'the sixth-generation override leaves out the shell and keeps what works without it',
  async () => {
    expect(await pageWith()).toContain('/client/shell.js');
    const html = await pageWith({ 'override-6': '1', 'preview-7': '1' });
    expect(html).not.toMatch(/<script[^>]* src=|colonnade-context/);
    expect(html).toContain('action="/api/form/SaveFormSubmission');
    expect(html).toMatch(/<\/html>$/);
  },
);

spec(['CTX-12', 'CTX-13'], 'an expanded preview has no banner over the page', async () => {
  expect(isBannerIn(await pageWith())).toBe(true);
  expect(isBannerIn(await pageWith({ 'preview-expanded': '1' }))).toBe(false);
  expect(isBannerIn(await pageWith({ 'preview-expanded': '0' }))).toBe(true);
});

spec(['CTX-12', 'CTX-13'], 'a preview without user scripts leaves out the blocks of the owner’s own code', async () => {
  const types: readonly BlockTypeNumber[] = [BLOCK_TYPE.text, BLOCK_TYPE.code, BLOCK_TYPE.embed, BLOCK_TYPE.form];
  const blocks = types.map((type, index): Block => ({ id: exampleId(index), type, settings: {} }));
  const page = {
    body: {
      raw: false,
      layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: blocks.map(({ id }) => id) }] }] },
    },
    blocks: new Map(blocks.map((block) => [block.id, block])),
  } as unknown as SitePage;
  const live = {
    feature: { id: 'blocks/any', live: 'html', loads: [], emits: [] },
    remote: { enabled: true },
  } as unknown as LiveFeature;
  const state = { featureOfBlock: () => live, featuresOfSlot: () => [] } as unknown as RegistryState;
  const shown = (withoutUserScripts: boolean) =>
    templateBlocksOf({
      page,
      state,
      loads: new Map(),
      onUnknown: () => undefined,
      isCollection: false,
      withoutUserScripts,
    }).map(({ block }) => block.type);
  expect(shown(false)).toEqual(types);
  expect(shown(true)).toEqual([BLOCK_TYPE.text, BLOCK_TYPE.form]);
});

spec(['CTX-12', 'CTX-13'], 'the cookie for user scripts reaches the template of the page', async () => {
  await open.load(
    patched({
      'pages.0.blocks.0': { id: exampleId(77), type: BLOCK_TYPE.code, settings: { html: 'x' } },
      'pages.0.body.layout.rows.0.columns.0.blocks.0': exampleId(77),
    }),
  );
  expect(await pageWith({ 'without-user-scripts': '1' })).not.toContain('class="blocks-code');
  expect(await pageWith()).toContain('class="blocks-code');
});
