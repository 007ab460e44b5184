import { setTimeout as pause } from 'node:timers/promises';
import { listenForNotices } from '../../platform/schema/notices';
import { createSiteDirectory } from '../../site/directory/site-directory';
import { EDITOR, preparePages } from './pages.fixture';

const server = preparePages();
/** What a new visitor may wait for at most. */
const SEEN_WITHIN_MS = 1000;

test('another instance shows a published page within a second', async () => {
  const { open } = server;
  const other = createSiteDirectory({ db: open.db, appDomain: 'product.example' });
  const nothing = () => undefined;
  const notices = await listenForNotices(open.connection, {
    site: (id) => other.invalidate(id),
    ...{ stock: nothing, registry: nothing, resync: nothing, away: nothing, log: { warn: nothing } },
  });
  try {
    const titles = async () => (await other.byHost('shop.example'))?.pages.map(({ title }) => title);
    const [editor, id] = [await server.as(EDITOR), await server.idOf('/')];
    await server.change(editor, id, [{ op: 'replace', path: '/title', value: 'Welcome' }]);
    expect(await titles()).toContain('Home');
    await server.publish(editor, id);
    const end = Date.now() + SEEN_WITHIN_MS;
    while (!(await titles())?.includes('Welcome') && Date.now() < end) await pause(20);
    expect(await titles()).toContain('Welcome');
  } finally {
    await notices.close();
  }
});
