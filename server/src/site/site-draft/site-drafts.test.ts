import fc from 'fast-check';
import { SITE_DRAFT_PARTS, type SiteDraftPart } from 'shared-types/admin/site-states/site-drafts';
import type { SiteLink } from 'shared-types/site/page/frame';
import type { SiteLook } from 'shared-types/site/page/site-look';
import { sql } from 'kysely';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { prepareOwnedPages } from '../page-publish/pages.fixture';
import { publishPages } from '../page-publish/publish-pages';
import { findPastStates, restoreState } from '../saved-state/past-states';
import { saveState } from '../saved-state/saved-state';
import { discardDraft } from './discard-draft';
import { withDraftKind } from './draft-kinds';
import { saveWorkingState } from './save-working-state';
import { findWorkingState } from './working-state';

const pages = prepareOwnedPages();
const { theme } = exampleDocument().site;
const place = (part: SiteDraftPart) => ({ siteId: pages.siteId, part, language: '' });
const ONE_PAGE = { page: 1, perPage: 1 };
const RANDOM = { seed: 20261130, numRuns: 2 };

/** A state of a part, by a number. */
function stateOf(part: SiteDraftPart, value: number): unknown {
  const look: SiteLook = value === 0 ? {} : { header: value % 2 === 0 ? 'center' : 'start', copyright: `${value}` };
  const links: readonly SiteLink[] = [{ title: `Link ${value}`, path: '/shop' }];
  const states = {
    styles: { ...theme, colors: { ...theme.colors, accent: `#00000${value}` } },
    logo: look,
    navigation: { header: { links }, footer: { tagline: '', links, note: '' } },
    headerFooter: { header: { title: `Site ${value}`, links }, footer: { tagline: `${value}`, links, note: '' } },
  };
  return states[part];
}

const save = (part: SiteDraftPart, value: number, isDraft: boolean) =>
  withDraftKind(place(part), async (kind) => {
    const sent = stateOf(part, value) as never;
    const { kind: ended } = await saveWorkingState(pages.imports.db, kind, {
      ...place(part),
      account: pages.author,
      change: () => sent,
      isDraft,
    });
    return ended;
  });
const newest = (part: SiteDraftPart): Promise<string> =>
  withDraftKind(place(part), async (kind) => {
    const { states } = await findPastStates(pages.imports.db, kind, { siteId: pages.siteId, ...ONE_PAGE });
    return String(states[0]?.id ?? 0);
  });
const restore = (part: SiteDraftPart, id: string) =>
  withDraftKind(place(part), async (kind) => {
    const input = { siteId: pages.siteId, account: pages.author, id, isWhole: () => Promise.resolve(true) };
    return (await restoreState(pages.imports.db, kind, input)).kind;
  });
const working = (part: SiteDraftPart) =>
  withDraftKind(place(part), async (kind) => {
    const { name, draft, changed } = await findWorkingState(pages.imports.db, kind, place(part));
    return { name, draft, changed };
  });
/** The bytes of what visitors get of the site, and its revision. */
const site = async () => {
  const { rows } = await sql<{ bytes: string; revision: number }>`
    select name || profile::text as bytes, revision from site where id = ${pages.siteId}`.execute(pages.imports.db);
  return rows[0]!;
};

const step = fc.record({
  part: fc.constantFrom(...SITE_DRAFT_PARTS),
  act: fc.constantFrom('publish', 'draft', 'restore', 'discard'),
  value: fc.nat({ max: 4 }),
});

test('100 random saves, drafts and restorations are all taken back, to the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 100, maxLength: 100 }), async (steps) => {
      const past: { part: SiteDraftPart; before: string; bytes: string }[] = [];
      for (const { part, act, value } of steps) {
        const [before, { bytes }] = [await newest(part), await site()];
        if (act === 'publish') await save(part, value, false);
        else if (act === 'draft') await save(part, value, true);
        else if (act === 'discard') await discardDraft(pages.imports.db, place(part), (await working(part)).name);
        else await restore(part, value % 2 === 0 ? '0' : before);
        const isSame = (await site()).bytes === bytes;
        if (act === 'draft' || act === 'discard') expect([act, isSame]).toEqual([act, true]);
        if (!isSame) past.push({ part, before, bytes });
      }
      for (const { part, before, bytes } of past.reverse()) {
        expect(await restore(part, before)).toBe('saved');
        expect((await site()).bytes).toBe(bytes);
      }
    }),
    RANDOM,
  );
}, 300_000);

test('drafts of the site are published with a page, in one revision', async () => {
  const pageId = await pages.idOf('/shop');
  await pages.change(pageId, [{ op: 'replace', path: '/title', value: 'New title' }]);
  for (const part of SITE_DRAFT_PARTS) expect(await save(part, 3, true)).toBe('saved');
  const before = await site();
  const siteDrafts = await Promise.all(
    SITE_DRAFT_PARTS.map(async (part) => ({ part, language: '', seen: (await working(part)).name })),
  );
  const publication = { siteId: pages.siteId, pages: [{ pageId }], publisher: pages.author, editors: new Map() };
  expect(await publishPages(pages.imports.db, { ...publication, siteDrafts })).toMatchObject({ kind: 'published' });
  const after = await site();
  expect(after.revision).toBe(before.revision + 1);
  for (const word of ['#000003', 'Link 3', 'Site 3', '"copyright": "3"']) expect(after.bytes).toContain(word);
  for (const part of SITE_DRAFT_PARTS) expect((await working(part)).draft).toBeUndefined();
});

test('nothing at all is published if one draft is not the one that was seen, or began with something else', async () => {
  const pageId = await pages.idOf('/shop');
  await pages.change(pageId, [{ op: 'replace', path: '/title', value: 'New title' }]);
  await save('styles', 1, true);
  await save('logo', 1, true);
  const logo = { part: 'logo', language: '', seen: (await working('logo')).name } as const;
  const publish = (seen: string) =>
    publishPages(pages.imports.db, {
      ...{ siteId: pages.siteId, pages: [{ pageId }], publisher: pages.author, editors: new Map() },
      siteDrafts: [logo, { part: 'styles', language: '', seen }],
    });
  const { bytes } = await site();
  const problem = { part: 'styles', language: '', problem: 'newer' };
  const refused = { kind: 'site-conflict', problems: [problem] };
  expect(await publish('another')).toEqual(refused);
  const { seen } = { seen: (await working('styles')).name };
  await withDraftKind(place('styles'), (kind) =>
    saveState(pages.imports.db, kind, {
      siteId: pages.siteId,
      account: pages.author,
      sent: stateOf('styles', 2) as never,
    }),
  );
  expect(await publish(seen)).toEqual(refused);
  // Its new name says that something else is published, so that only its own page may replace it.
  expect((await working('styles')).draft).toMatchObject({ isOutdated: true });
  expect(await publish((await working('styles')).name)).toEqual(refused);
  const now = await site();
  expect([now.bytes === bytes, now.bytes.includes('#000002'), now.bytes.includes('copyright')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(
    (await pages.imports.db.selectFrom('page').select('title').where('id', '=', pageId).execute())[0]?.title,
  ).not.toBe('New title');
});

test('saving an outdated draft again begins it anew; a draft of what is published is none', async () => {
  await save('logo', 1, true);
  await withDraftKind(place('logo'), (kind) =>
    saveState(pages.imports.db, kind, {
      siteId: pages.siteId,
      account: pages.author,
      sent: stateOf('logo', 2) as never,
    }),
  );
  expect((await working('logo')).draft).toMatchObject({ isOutdated: true });
  await save('logo', 1, true);
  expect((await working('logo')).draft).toMatchObject({ isOutdated: false });
  await save('logo', 2, true);
  expect((await working('logo')).draft).toBeUndefined();
});

test('a draft that was saved meanwhile is neither replaced nor discarded', async () => {
  await save('navigation', 1, true);
  const { name } = await working('navigation');
  await save('navigation', 2, true);
  await withDraftKind(place('navigation'), async (kind) => {
    const sent = stateOf('navigation', 3) as never;
    for (const isDraft of [true, false]) {
      const input = { ...place('navigation'), account: pages.author, change: () => sent, seen: name, isDraft };
      expect((await saveWorkingState(pages.imports.db, kind, input)).kind).toBe('conflict');
    }
  });
  expect(await discardDraft(pages.imports.db, place('navigation'), name)).toBe('conflict');
  const { name: seen } = await working('navigation');
  expect(await discardDraft(pages.imports.db, place('navigation'), seen)).toBe('discarded');
  expect((await working('navigation')).draft).toBeUndefined();
});
