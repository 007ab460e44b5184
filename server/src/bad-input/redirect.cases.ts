import { randomUUID } from 'node:crypto';
import { REDIRECTS_CALLS, REDIRECTS_LIMIT } from 'shared-types/admin/pages/redirects';
import { signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const LONG = `/${'x'.repeat(REDIRECTS_LIMIT.address)}`;
const NO_PATHS = ['', '/', 'old', '/a?b', '/a b', '/api/x', '/shop', LONG, 7, [], {}];
const NO_TARGETS = ['', 'shop', '//other.example', 'http://other.example', '/gone', '/shop/*', LONG, 7, [], {}];
const NO_KINDS = ['', '301', 7, null, [], {}];

/** Stores a redirect, and returns its path. */
async function seedRedirect(world: World): Promise<string> {
  const siteId = await signInAsOwner(world);
  const from = `/${randomUUID()}`;
  const values = { site_id: siteId, from_path: from, target: '/shop', is_temporary: false };
  await world.open.db.insertInto('redirect').values(values).execute();
  return from;
}

export const REDIRECT_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${REDIRECTS_CALLS.addRedirect.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      const body = { from: `/${randomUUID()}`, to: '/shop', kind: 'permanent' };
      return { path: REDIRECTS_CALLS.addRedirect.path, body };
    },
    required: ['from', 'to', 'kind'],
    texts: ['from', 'to'],
    wrong: { from: NO_PATHS, to: NO_TARGETS, kind: NO_KINDS },
  },
  {
    route: `POST ${REDIRECTS_CALLS.changeRedirect.path}`,
    right: async (world) => {
      const seenFrom = await seedRedirect(world);
      const seen = { seenFrom, seenTo: '/shop', seenKind: 'permanent' };
      return {
        path: REDIRECTS_CALLS.changeRedirect.path,
        body: { from: seenFrom, to: '/', kind: 'temporary', ...seen },
      };
    },
    required: ['from', 'to', 'kind', 'seenFrom', 'seenTo', 'seenKind'],
    texts: ['from', 'to', 'seenFrom', 'seenTo'],
    wrong: {
      from: NO_PATHS,
      to: NO_TARGETS,
      kind: NO_KINDS,
      seenFrom: ['', '/other'],
      seenTo: ['', '/other'],
      seenKind: NO_KINDS,
    },
  },
  {
    route: `POST ${REDIRECTS_CALLS.removeRedirect.path}`,
    right: async (world) => ({
      path: REDIRECTS_CALLS.removeRedirect.path,
      body: { seenFrom: await seedRedirect(world) },
    }),
    required: ['seenFrom'],
    texts: ['seenFrom'],
    wrong: { seenFrom: ['', '/other', 7, [], {}] },
  },
  {
    route: `POST ${REDIRECTS_CALLS.importRedirects.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: REDIRECTS_CALLS.importRedirects.path, body: { rows: `/${randomUUID()},/shop,302` } };
    },
    required: ['rows'],
    wrong: { rows: ['', '/a', '/a,/gone', '/a,/shop,303', '"/a', 7, [], {}, 'x'.repeat(REDIRECTS_LIMIT.text + 1)] },
  },
];
