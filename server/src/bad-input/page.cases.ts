import { randomUUID } from 'node:crypto';
import { PAGE_DRAFT_CALLS } from 'shared-types/admin/pages/page-draft';
import { PAGE_SETTINGS_CALLS, RECORD_FIELDS } from 'shared-types/admin/pages/page-settings';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { SPECIAL_PAGE_CALLS } from 'shared-types/admin/pages/special-pages';
import { POPUP_CALLS } from 'shared-types/admin/pages/popup';
import { findDraft } from '../site/page-draft/drafts.store';
import { findState } from '../site/saved-state/saved-state';
import { SITE_POPUP, sitePopupName } from '../site/saved-state/site-popup';
import { NO_KEYS, NO_STATES, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const MALFORMED = ['', 'x', '../draft', `${NOBODYS}0`, '\0', 7, null, [], {}];
const NO_PAGES = [...MALFORMED, NOBODYS];
const MANY_TAGS = Array.from({ length: 21 }, (_, place) => `tag ${place}`).join();
const NO_REVISIONS = [-1, 1.5, 'x', {}, [1, 2]];

interface AboutPage {
  readonly pageId: string;
  readonly revision: number;
}

/** Signs the owner in, and returns the home page of their site. */
async function homePage(world: World): Promise<AboutPage> {
  const siteId = await signInAsOwner(world);
  const pages = world.open.db.selectFrom('page').select('id').where('site_id', '=', siteId);
  const { id: pageId } = await pages.where('path', '=', '/').executeTakeFirstOrThrow();
  const draft = await findDraft(world.open.db, { siteId, pageId });
  return { pageId, revision: draft?.row?.revision ?? 0 };
}

/** Creates a page that visitors do not see; returns its id. */
async function createdPage(world: World): Promise<string> {
  await signInAsOwner(world);
  const reply = await world.visitor.twin().call('POST', PAGES_CALLS.createPage.path, { title: `Page ${randomUUID()}` });
  return reply.json<{ readonly pageId: string }>().pageId;
}

/** Creates a page; returns its draft. */
async function createdDraft(world: World): Promise<AboutPage> {
  const pageId = await createdPage(world);
  const path = PAGE_DRAFT_CALLS.getPageDraft.path.replace(':pageId', pageId);
  return { pageId, revision: (await world.visitor.get(path)).json<AboutPage>().revision };
}

interface PageCase extends Omit<BadInputCase, 'route' | 'right'> {
  readonly path: string;
  readonly body: (world: World) => Promise<object>;
}

const posted = ({ path, body, ...more }: PageCase): BadInputCase => ({
  ...more,
  route: `POST ${path}`,
  right: async (world) => ({ path, body: await body(world) }),
});

/** A call whose input is a page alone. */
const ofPage = (path: string, body: PageCase['body'], noPages: readonly unknown[] = NO_PAGES): BadInputCase =>
  posted({ path, body, required: ['pageId'], texts: ['pageId'], wrong: { pageId: noPages } });

const createForm = posted({
  path: PAGES_CALLS.createPage.path,
  body: async (world) => {
    await signInAsOwner(world);
    return { title: 'Right', layout: 'about' };
  },
  required: ['title'],
  texts: ['title', 'path', 'collection', 'layout'],
  wrong: {
    title: ['', ' '],
    collection: ['/', '/nowhere', 'constructor'],
    path: ['/', '/config/pages', '//evil.example', '/a b', '/a?b', '/a#b', '/{slug}', '/../a'],
    layout: ['', 'baroque', 'constructor'],
    navigation: ['', 'yes', 7, [], {}],
  },
});

const specialPageForm = posted({
  path: SPECIAL_PAGE_CALLS.createSpecialPage.path,
  body: async (world) => {
    await signInAsOwner(world);
    return { kind: 'popup-overlay' };
  },
  required: ['kind'],
  texts: ['kind', 'locale'],
  wrong: { kind: ['', 'banner', 'constructor'], locale: ['', 'xx', 'constructor'] },
});

const popupForm = posted({
  path: POPUP_CALLS.savePopup.path,
  body: async (world) => {
    const siteId = await signInAsOwner(world);
    const { state } = await findState(world.open.db, SITE_POPUP, siteId);
    const fields = { style: 'card', displayFrequency: '7', delaySeconds: '5', scrollPercent: '50', pages: '/shop/*' };
    return { ...fields, from: '', until: '2199-01-01T12:00', base: sitePopupName(state) };
  },
  required: ['style', 'base'],
  texts: ['style', 'delaySeconds', 'scrollPercent', 'pages', 'displayFrequency', 'from', 'until'],
  wrong: {
    isShown: ['maybe', 7, [], {}],
    enableMobile: ['yes', 7, [], {}],
    style: ['', 'cloud', 'constructor'],
    delaySeconds: ['-1', '1.5', '601', 'x'],
    scrollPercent: ['-1', '101', 'x'],
    displayFrequency: ['-2', '3651', 'x'],
    pages: ['shop', '/a b', '/*/a', `/${'a'.repeat(201)}`],
    from: ['tomorrow', '2199-02-30T12:00', '2199-01-01T12:00'],
    until: ['tomorrow', '2199-02-30T12:00'],
    base: NO_STATES,
    key: NO_STATES,
  },
});

const publishForm = posted({
  path: PAGES_CALLS.publishPages.path,
  body: async (world) => ({ pages: [await createdDraft(world)] }),
  required: ['pages'],
  texts: ['note'],
  wrong: {
    pages: [
      ...MALFORMED,
      [{ pageId: NOBODYS, revision: 0 }],
      [{ pageId: NOBODYS }],
      [NOBODYS],
      `${NOBODYS} `,
      `${NOBODYS} x`,
      `${NOBODYS} -1`,
    ],
    siteDrafts: [
      ...[7, {}, [7], '', 'styles', 'styles  ', 'cookies seen', [{ part: 'styles' }], [{ part: 'cookies', seen: 'x' }]],
      ...['styles nobody', [{ part: 'styles', seen: 'nobody' }], [{ part: 'styles', seen: 'x'.repeat(101) }]],
    ],
  },
});

const reviewForm = posted({
  path: PAGES_CALLS.reviewPage.path,
  body: async (world) => ({ pageId: await createdPage(world), ready: 'yes' }),
  required: ['pageId', 'ready'],
  texts: ['pageId', 'ready'],
  wrong: { pageId: NO_PAGES, ready: ['', 'maybe', 'YES'] },
});

const NO_DAYS = ['2027-02-30', '16.1.2027', '0', 7, [], {}];
const NO_TIMES = ['24:00', '6 pm', '18:00:61', 7, [], {}];

const settingsForm = posted({
  path: PAGE_SETTINGS_CALLS.savePageSettings.path,
  body: async (world) => {
    // The first change of a page begins its draft, also a refused one.
    const { pageId, revision } = await createdDraft(world);
    return { pageId, title: 'Right', path: `/${pageId}`, access: 'everybody', base: String(revision) };
  },
  required: ['pageId', 'title', 'path', 'access', 'base'],
  texts: [
    ...['pageId', 'title', 'path', 'description', 'socialImage', 'access', 'password', 'recordType'],
    ...Object.values(RECORD_FIELDS).flat(),
  ],
  wrong: {
    recordType: ['page', 'event', 'post', 'lesson'],
    publishedDay: NO_DAYS,
    startDay: NO_DAYS,
    endDay: NO_DAYS,
    publishedTime: NO_TIMES,
    startTime: NO_TIMES,
    endTime: NO_TIMES,
    tags: ['x'.repeat(51), MANY_TAGS, 7, [], {}],
    pageId: NO_PAGES,
    title: ['', ' '],
    path: ['/config/pages', '//evil.example', '/a b', '/a?b', '/{slug}'],
    access: ['', 'nobody'],
    socialImage: ['no such picture'],
    isHidden: ['far too long', 7, [], {}],
    base: NO_STATES,
    key: NO_STATES,
  },
});

const scheduleForm = posted({
  path: PAGE_SETTINGS_CALLS.schedulePage.path,
  body: async (world) => ({ ...(await homePage(world)), at: '2199-01-01T12:00' }),
  required: ['pageId', 'revision'],
  texts: ['pageId', 'at'],
  wrong: {
    pageId: NO_PAGES,
    revision: NO_REVISIONS,
    at: ['', 'tomorrow', '2199-02-30T12:00', '2199-01-01', '1999-01-01T12:00', '2199-01-01T25:00Z'],
  },
});

const versionForm = posted({
  path: PAGE_SETTINGS_CALLS.restoreVersion.path,
  body: async (world) => {
    const draft = await createdDraft(world);
    return { pageId: draft.pageId, number: await publishedVersion(world, draft) };
  },
  required: ['pageId', 'number'],
  texts: ['pageId'],
  wrong: { pageId: NO_PAGES, number: [0, -1, 1.5, 999_999, 'x', {}, [1, 2]] },
});

/** Publishes a page; returns the number of its version. */
async function publishedVersion({ visitor }: World, page: AboutPage): Promise<number> {
  const reply = await visitor.twin().call('POST', PAGES_CALLS.publishPages.path, { pages: [page] });
  const { versions } = reply.json<{ readonly versions: readonly { readonly number: number }[] }>();
  return versions[0]?.number ?? 0;
}

const operation = (path: string, value: unknown) => [{ op: 'replace', path, value }];

const draftPatch: BadInputCase = {
  route: `PATCH ${PAGE_DRAFT_CALLS.changePageDraft.path}`,
  right: async (world) => {
    const { pageId, revision } = await createdDraft(world);
    return {
      path: PAGE_DRAFT_CALLS.changePageDraft.path.replace(':pageId', pageId),
      body: {
        key: randomUUID(),
        revision,
        patch: operation('/title', 'Right'),
        inverse: operation('/title', 'Left'),
        label: 'changeSetting',
      },
    };
  },
  required: ['key', 'revision', 'patch', 'inverse', 'label'],
  texts: ['key', 'label'],
  wrong: {
    key: NO_KEYS,
    revision: [-1, 1.5, 'x', [], {}],
    patch: [
      [],
      {},
      'x',
      [{ op: 'test', path: '/title', value: '' }],
      [{ op: 'move', from: '/title', path: '/description' }],
      [{ op: 'replace', path: 'title', value: 'x' }],
      operation('/__proto__/polluted', true),
      operation('/title/constructor', {}),
      operation('/nowhere/at/all', 1),
      operation('/title', 7),
      operation('/title', 'x'.repeat(100_000)),
      operation('/body/layout/rows', [{ columns: [{ span: 99, blocks: [] }] }]),
      operation('/path', '//evil.example'),
    ],
    inverse: [[], {}, 'x', [{ op: 'test', path: '/title' }]],
    label: ['', 'constructor'],
    undoes: MALFORMED,
    redoes: MALFORMED,
  },
  wrongPaths: ['x', '%00', NOBODYS].map((id) => PAGE_DRAFT_CALLS.changePageDraft.path.replace(':pageId', id)),
};

const presence: BadInputCase = {
  route: `POST ${PAGE_DRAFT_CALLS.notePresence.path}`,
  right: async (world) => {
    const { pageId } = await homePage(world);
    return { path: PAGE_DRAFT_CALLS.notePresence.path.replace(':pageId', pageId), body: {} };
  },
  wrong: { block: MALFORMED },
  wrongPaths: ['x', '%00', NOBODYS].map((id) => PAGE_DRAFT_CALLS.notePresence.path.replace(':pageId', id)),
};

const pageOf = async (world: World) => ({ pageId: (await homePage(world)).pageId });
const newPage = async (world: World) => ({ pageId: await createdPage(world) });

export const PAGE_CASES: readonly BadInputCase[] = [
  createForm,
  ofPage(PAGES_CALLS.duplicatePage.path, pageOf),
  ofPage(PAGES_CALLS.removePage.path, newPage),
  ofPage(PAGES_CALLS.returnPage.path, async (world) => {
    const body = await newPage(world);
    await world.visitor.twin().call('POST', PAGES_CALLS.removePage.path, body);
    return body;
  }),
  specialPageForm,
  popupForm,
  publishForm,
  reviewForm,
  settingsForm,
  scheduleForm,
  versionForm,
  ofPage(PAGE_SETTINGS_CALLS.createPreviewLink.path, pageOf),
  // A page that is gone has no links either.
  ofPage(PAGE_SETTINGS_CALLS.revokePreviewLinks.path, pageOf, MALFORMED),
  draftPatch,
  presence,
];
