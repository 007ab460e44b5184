import type { PageChange } from 'shared-types/admin/pages/page-change';
import { EXAMPLE_IDS } from '../page-editor.fixture';
import { changeTitle } from '../commands/page-text.commands';
import { failed, UNREACHABLE } from './fake-server.fixture';
import { type Weather } from './fake-browser.fixture';
import { heading, open } from './open-editor.fixture';

const { text } = EXAMPLE_IDS;

describe('saving', () => {
  test('a change is sent 700 ms after the last key, typing as one change', async () => {
    const { time, store, server, sent } = open();
    for (const value of ['M', 'Ma', 'Mad']) {
      store.run(heading(value));
      await time.pass(100);
    }
    expect(store.getState().saving).toBe('unsaved');
    await time.pass(599);
    expect(sent()).toHaveLength(0);
    await time.pass(2);
    expect(store.getState().saving).toBe('saving');
    await time.pass(20);
    expect([store.getState().saving, store.getState().revision, server.revision()]).toEqual(['saved', 1, 1]);
    expect(server.content().blocks[text]?.settings.heading).toBe('Mad');
    expect(sent()[0]?.body).toMatchObject({ label: 'changeSetting', revision: 0 });
  });

  test('while typing goes on, the server has each key within two seconds', async () => {
    const { time, store, server } = open();
    for (let index = 0; index < 60; index += 1) {
      store.run(heading(`Key ${index}`));
      await time.pass(100);
      const kept = Number(String(server.content().blocks[text]?.settings.heading).replace('Key ', ''));
      if (index > 21) expect(index - kept).toBeLessThanOrEqual(22);
    }
  });

  test('typing that was interrupted, and another field, are steps of their own', async () => {
    const { time, store, server } = open();
    store.run(heading('One'));
    store.run(changeTitle('Title'));
    store.run(heading('Two'));
    await time.pass(1100);
    store.run(heading('Three'));
    await time.pass(1000);
    expect(server.writes.map(({ label }) => label)).toEqual([
      'changeSetting',
      'changeTitle',
      'changeSetting',
      'changeSetting',
    ]);
  });

  test('what is typed and taken back is not sent', async () => {
    const { time, store, sent } = open();
    const { content } = store.getState();
    store.run(changeTitle('About'));
    store.run(changeTitle(content.title));
    expect(store.getState().saving).toBe('saved');
    await time.pass(3000);
    expect(sent()).toHaveLength(0);
  });

  test('save sends at once and says whether the server has everything', async () => {
    const { time, store, server } = open();
    store.run(heading('One'));
    store.run(changeTitle('Two'));
    const saved = store.save();
    await time.pass(100);
    expect([await saved, server.revision()]).toEqual([true, 2]);
  });

  test('a page that goes out of view is saved at once', async () => {
    const { time, store, page, server } = open();
    store.run(heading('One'));
    page.raise('hidden');
    await time.pass(20);
    expect(server.revision()).toBe(1);
  });

  test('without the network changes wait, and are sent once when it is back', async () => {
    let isOnline = false;
    const { time, store, page, server, sent } = open({ reply: () => (isOnline ? undefined : UNREACHABLE) });
    store.run(heading('One'));
    await time.pass(1000);
    expect(store.getState().saving).toBe('waiting');
    await time.pass(60_000);
    const gaps = sent().map(({ at }, index) => at - (sent()[index - 1]?.at ?? at));
    expect(gaps.slice(1, 6).map((gap) => Math.round(gap / 1000))).toEqual([1, 2, 4, 8, 15]);
    store.run(changeTitle('Two'));
    isOnline = true;
    page.raise('online');
    await time.pass(1000);
    expect([store.getState().saving, server.revision()]).toEqual(['saved', 2]);
    expect(new Set(sent().map(({ body }) => (body as PageChange).key)).size).toBe(2);
  });

  test('a change whose reply was lost is applied once', async () => {
    let returns = false;
    const { time, store, server } = open({ weather: () => ({ reaches: true, returns, ms: [10, 10] }) });
    store.run(heading('One'));
    await time.pass(1000);
    expect([store.getState().saving, server.revision()]).toEqual(['waiting', 1]);
    returns = true;
    await time.pass(2000);
    expect([store.getState().saving, server.revision(), store.getState().revision]).toEqual(['saved', 1, 1]);
  });

  test('a draft that comes before the reply to a change in it is no conflict', async () => {
    let ms: Weather['ms'] = [10, 10];
    const { time, store, server } = open({ weather: () => ({ reaches: true, returns: true, ms }) });
    await time.pass(9330);
    store.run(heading('One'));
    await time.pass(680);
    ms = [100, 10];
    await time.pass(15);
    // The draft has been asked for; the change reaches the server before that, and its reply comes later.
    ms = [10, 1000];
    await time.pass(200);
    expect(store.getState()).toMatchObject({ saving: 'saving', conflict: undefined, revision: 0 });
    await time.pass(1000);
    expect(store.getState()).toMatchObject({ saving: 'saved', conflict: undefined, revision: 1 });
    expect(server.revision()).toBe(1);
  });

  test('after the session has ended changes wait for the next sign-in', async () => {
    let isSignedIn = false;
    const { time, store, page, server } = open({ reply: () => (isSignedIn ? undefined : failed(401)) });
    store.run(heading('One'));
    await time.pass(2000);
    expect(store.getState().saving).toBe('signedOut');
    const before = page.calls.length;
    await time.pass(30_000);
    expect(page.calls).toHaveLength(before);
    isSignedIn = true;
    page.host.bus.publish('site/session', { revision: 2, member: false, account: true });
    await time.pass(100);
    expect([store.getState().saving, server.revision()]).toEqual(['saved', 1]);
  });

  test('a page that was deleted is gone', async () => {
    const { time, store } = open({ reply: (method) => (method === 'PATCH' ? failed(404) : undefined) });
    store.run(heading('One'));
    await time.pass(2000);
    expect(store.getState().saving).toBe('gone');
    expect(await store.save()).toBe(false);
  });
});
