import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { CHOSEN_TAG_PREFIX, TAGS_CALLS } from 'shared-types/admin/pages/tags';
import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { findTags, type FoundTag } from '../site/tags/find-tags';
import { signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const NO_NAMES = ['', ' ', 'x'.repeat(PAGE_RECORD_LIMIT.tag + 1), 7, [], {}];
const NO_TAGS = ['', 'x', '\0', 'x'.repeat(101), 7, null, [], {}];

/** Creates a post with a tag of its own. */
async function seedTag(world: World): Promise<FoundTag> {
  const siteId = await signInAsOwner(world);
  const name = randomUUID();
  const sent = { title: `Page ${name}` };
  const reply = await world.visitor.twin().call('POST', PAGES_CALLS.createPage.path, sent);
  const { pageId } = reply.json<{ readonly pageId: string }>();
  const record = JSON.stringify({ type: 'post', publishedAt: '2026-03-02T09:00:00Z', tags: [name] });
  await sql`update page_draft set content = content || jsonb_build_object('record', ${record}::jsonb)
    where page_id = ${pageId}`.execute(world.open.db);
  const tag = (await findTags(world.open.db, siteId)).find((one) => one.name === name);
  if (!tag) throw new Error('The tag was not stored.');
  return tag;
}

export const TAG_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${TAGS_CALLS.renameTag.path}`,
    right: async (world) => {
      const { id: tag, base } = await seedTag(world);
      return { path: TAGS_CALLS.renameTag.path, body: { tag, base, name: randomUUID() } };
    },
    required: ['tag', 'base', 'name'],
    texts: ['tag', 'base', 'name'],
    wrong: { tag: NO_TAGS, base: NO_TAGS, name: NO_NAMES },
  },
  {
    route: `POST ${TAGS_CALLS.changeTags.path}`,
    right: async (world) => {
      const { id, base } = await seedTag(world);
      const body = { [CHOSEN_TAG_PREFIX + id]: base, act: 'merge', into: randomUUID() };
      return { path: TAGS_CALLS.changeTags.path, body };
    },
    required: ['act', 'into'],
    texts: ['act', 'into'],
    wrong: { act: ['', 'rename', 7, [], {}], into: NO_NAMES },
  },
  {
    route: `POST ${TAGS_CALLS.undoTags.path}`,
    right: async (world) => {
      const { id, base } = await seedTag(world);
      const body = { [CHOSEN_TAG_PREFIX + id]: base, act: 'remove' };
      await world.visitor.twin().call('POST', TAGS_CALLS.changeTags.path, body);
      const { id: change } = await world.open.db.selectFrom('tag_change').select('id').executeTakeFirstOrThrow();
      return { path: TAGS_CALLS.undoTags.path, body: { change } };
    },
    required: ['change'],
    texts: ['change'],
    wrong: { change: [...NO_TAGS, randomUUID()] },
  },
];
