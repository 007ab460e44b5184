import fc from 'fast-check';
import { featureOf, manifestOf } from '../../server/src/site/registry/gate/manifest.fixture';
import { overlayBlocks } from './own-blocks';
import { blockOf, propsIn } from './page.fixture';

const NAME = 'mf-forms';
const IDS = ['forms/a', 'forms/b', 'forms/c'] as const;
const LIVES = ['html', 'enhance', 'hydrate'] as const;

const piece = fc
  .record({
    remote: fc.constantFrom(NAME, 'mf-blocks', 'mf-form'),
    id: fc.constantFrom(...IDS, 'forms/gone'),
    live: fc.constantFrom(...LIVES),
    block: fc.uuid(),
    view: fc.constantFrom('<div>x</div>', '<p>a</p><div><div class="block"></div></div>', ''),
  })
  .map(({ remote, id, live, block, view }) =>
    blockOf(remote, featureOf(id, { live, starts: ['event'], listens: ['site/logged-out'] }), { id: block, view }),
  );
const between = fc.constantFrom('', '\n', '<main>', '<div class="block">', '<p data-remote="mf-forms">', '</div>');
const own = fc
  .tuple(...IDS.map((id) => fc.constantFrom(...LIVES).map((live) => featureOf(id, { live, starts: ['visible'] }))))
  .map((features) => manifestOf(NAME, features));
const parts = { render: async () => '<div>own</div>', readGiven: async () => ({}) };

test('everything but the remote’s blocks stays as it is, and each block is replaced by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(piece, between), { maxLength: 6 }), own, async (pieces, manifest) => {
      const isOwn = (text: string) =>
        text.startsWith('<div class="block" id') && text.includes(`data-remote="${NAME}"`);
      const alone = pieces.map(async (text) =>
        isOwn(text) ? (await overlayBlocks(text, manifest, parts)).html : text,
      );
      const { html } = await overlayBlocks(pieces.join(''), manifest, parts);
      expect(html).toBe((await Promise.all(alone)).join(''));
    }),
  );
});

test('a working copy equal to the live version changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LIVES), fc.uuid(), async (live, id) => {
      const feature = featureOf('forms/a', { live, starts: ['event'], listens: ['site/logged-out'] });
      const manifest = manifestOf(NAME, [feature]);
      const page = blockOf(NAME, feature, { id, view: '<p>x</p>' });
      expect((await overlayBlocks(page, manifest, { ...parts, render: async () => '<p>x</p>' })).html).toBe(page);
    }),
  );
});

const blockLive = (live: (typeof LIVES)[number]) => blockOf(NAME, featureOf('forms/a', { live }));

test('HTML is rendered again if the page contains its props, and else stays, which is reported', async () => {
  const manifest = manifestOf(NAME, [featureOf('forms/a', { live: 'hydrate', starts: ['visible'] })]);
  const renewed = await overlayBlocks(blockLive('hydrate'), manifest, parts);
  expect(renewed.html).toContain('data-starts="visible"');
  expect(renewed.html).toContain('<div>own</div></div><script type="application/json" data-props="b1">{"block"');
  expect([...renewed.kept]).toEqual([]);
  // There are no props to hydrate from.
  const stays = await overlayBlocks(blockLive('enhance'), manifest, parts);
  expect(stays.html).toBe(
    `<div class="block" id="block-b1" data-block="b1" data-feature="forms/a" data-remote="${NAME}"><p>live</p></div>`,
  );
  expect([...stays.kept]).toEqual(['forms/a']);
});

test('HTML whose props come from the site ends with its element, whatever it contains', async () => {
  const inner = fc.constantFrom(
    '<div class="x">',
    '</div>',
    '<div data-a="</div>">',
    '<!-- </div> -->',
    '<textarea><div></textarea>',
    '<script>"</div>"</script>',
    '<divider></divider>',
    'a > b',
  );
  const balanced = (tags: readonly string[]): string => {
    let depth = 0;
    const kept = tags.filter((tag) => {
      if (tag === '</div>' && depth === 0) return false;
      if (/^<div[ >]/.test(tag)) depth += 1;
      if (tag === '</div>') depth -= 1;
      return true;
    });
    return kept.join('') + '</div>'.repeat(depth);
  };
  const manifest = manifestOf(NAME, [featureOf('forms/a', { live: 'hydrate' })]);
  await fc.assert(
    fc.asyncProperty(fc.array(inner), async (tags) => {
      const block = blockLive('enhance').replace('<p>live</p>', () => balanced(tags));
      const readGiven = async () => ({ b1: propsIn('b1') });
      const { html, kept } = await overlayBlocks(`<div>${block}</div><p>`, manifest, { ...parts, readGiven });
      expect(html).toBe(`<div>${blockLive('hydrate').replace('<p>live</p>', '<div>own</div>')}</div><p>`);
      expect([...kept]).toEqual([]);
    }),
  );
});

test('the site is asked only for what the page does not contain', async () => {
  const readGiven = jest.fn(async () => ({}));
  const manifest = manifestOf(NAME, [featureOf('forms/a', { live: 'hydrate' })]);
  await overlayBlocks(blockLive('hydrate') + '<p>', manifest, { ...parts, readGiven });
  expect(readGiven).not.toHaveBeenCalled();
  await overlayBlocks(blockLive('enhance') + blockLive('html').replaceAll('b1', 'b2'), manifest, {
    ...parts,
    readGiven,
  });
  expect(readGiven).toHaveBeenCalledTimes(1);
});

test('a view that throws leaves the live HTML, and the feature starts on it', async () => {
  const manifest = manifestOf(NAME, [featureOf('forms/a', { live: 'hydrate', starts: ['visible'] })]);
  const { html, kept } = await overlayBlocks(blockLive('hydrate'), manifest, {
    ...parts,
    render: async () => undefined,
  });
  expect(html).toBe(blockLive('hydrate').replace('data-starts="idle"', 'data-starts="visible"'));
  expect([...kept]).toEqual([]);
});

test('a feature missing in the working copy stays as HTML; one disabled in the live version starts', async () => {
  const { html, gone } = await overlayBlocks(blockLive('enhance'), manifestOf(NAME, []), parts);
  expect([html.includes('data-live'), [...gone]]).toEqual([false, ['forms/a']]);
  const started = await overlayBlocks(blockLive('html'), manifestOf(NAME, [featureOf('forms/a')]), parts);
  expect(started.html).toContain('data-live="enhance"');
});

test('of a feature with live variants, those are live that the live version has activated', async () => {
  const manifest = manifestOf(NAME, [featureOf('forms/a', { liveVariants: [2] })]);
  const isLive = async (live: (typeof LIVES)[number]) =>
    (await overlayBlocks(blockLive(live), manifest, parts)).html.includes('data-live');
  expect([await isLive('enhance'), await isLive('html')]).toEqual([true, false]);
});
