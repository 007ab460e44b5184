import { EXAMPLE_IDS } from '../page-editor.fixture';
import { changeTitle } from '../commands/page-text.commands';
import { UNREACHABLE } from './fake-server.fixture';
import { heading, open } from './open-editor.fixture';

const { text } = EXAMPLE_IDS;

describe('what the server refuses', () => {
  test('stays with the server’s words until it is mended, and later changes wait', async () => {
    const { time, store, server } = open();
    store.run(changeTitle('x'.repeat(201)));
    await time.pass(1000);
    expect(store.getState()).toMatchObject({ saving: 'refused', refusal: expect.stringContaining('Not saved.') });
    store.run(heading('Later'));
    await time.pass(1000);
    expect([store.getState().saving, server.revision()]).toEqual(['refused', 0]);
    store.run(changeTitle('Short'));
    await time.pass(1000);
    expect([store.getState().saving, store.getState().refusal]).toEqual(['saved', undefined]);
    expect(server.content()).toMatchObject({ title: 'Short' });
    expect(server.content().blocks[text]?.settings.heading).toBe('Later');
  });

  test('is taken back by undo', async () => {
    const { time, store, server } = open();
    store.run(changeTitle('x'.repeat(201)));
    await time.pass(1000);
    store.undo();
    await time.pass(1000);
    expect(store.getState()).toMatchObject({ saving: 'saved', content: { title: 'About us' } });
    expect(server.revision()).toBe(0);
  });
});

describe('what is unsent', () => {
  test('is kept in the browser with the change, and removed once the server has it', async () => {
    const { time, store, profile } = open();
    await time.pass(0);
    store.run(heading('One'));
    await time.pass(0);
    expect([...profile.kept.keys()]).toEqual([`unsent-page-changes-${EXAMPLE_IDS.page}-ada-0`]);
    await time.pass(1000);
    expect(profile.kept.size).toBe(0);
  });

  test('survives the end of the browser, on top of what others have changed since', async () => {
    const { time, store, page, server, again, other } = open();
    store.run(heading('Kept'));
    await time.pass(10);
    page.kill();
    other().store.run(changeTitle('Theirs'));
    await time.pass(2000);
    const next = again();
    await time.pass(0);
    expect(next.store.getState().content.blocks[text]?.settings.heading).toBe('Kept');
    await time.pass(1000);
    expect(server.content()).toMatchObject({ title: 'Theirs' });
    expect(server.content().blocks[text]?.settings.heading).toBe('Kept');
  });

  test('is sent once, also if the browser ended before the reply', async () => {
    const { time, store, page, server, again } = open();
    store.run(heading('Kept'));
    await time.pass(715);
    page.kill();
    expect(server.revision()).toBe(1);
    const next = again();
    next.store.run(changeTitle('Next'));
    await time.pass(2000);
    expect([server.revision(), next.store.getState().saving]).toEqual([2, 'saved']);
  });

  test('of another page of the browser is left to it, and taken over once that has ended', async () => {
    const { time, store, page, server, profile, again } = open({ reply: () => UNREACHABLE });
    store.run(heading('First'));
    await time.pass(10);
    const second = again({ reply: () => undefined });
    await time.pass(2000);
    expect([server.revision(), second.store.getState().saving]).toEqual([0, 'saved']);
    second.store.run(changeTitle('Second'));
    await time.pass(10);
    page.kill();
    second.kill();
    const third = again({ reply: () => undefined });
    await time.pass(3000);
    expect(third.store.getState().content).toMatchObject({ title: 'Second' });
    expect(third.store.getState().content.blocks[text]?.settings.heading).toBe('First');
    expect([server.revision(), profile.kept.size]).toEqual([2, 0]);
  });

  test('is sent without delay where the browser has no room', async () => {
    const { time, store, server } = open({ isFull: () => true });
    await time.pass(0);
    store.run(heading('One'));
    await time.pass(30);
    expect(server.revision()).toBe(1);
  });

  test('conflicts with what others have changed meanwhile', async () => {
    const { time, store, page, again, other } = open();
    store.run(heading('Mine'));
    await time.pass(10);
    page.kill();
    other().store.run(heading('Theirs'));
    await time.pass(2000);
    const next = again();
    await time.pass(0);
    expect(next.store.getState().conflict).toMatchObject({ by: 'ben', places: [`/blocks/${text}/settings/heading`] });
  });
});
