import type { Patch } from 'shared-types/admin/pages/page-change';
import { EXAMPLE_IDS, exampleContent } from '../page-editor.fixture';
import { insertBlock, moveBlock, removeBlock } from '../commands/block.commands';
import { idOf, layoutOf } from '../commands/commands.fixture';
import { insertRow, moveRow } from '../commands/row.commands';
import { changeTitle } from '../commands/page-text.commands';
import { setSetting } from '../commands/setting.commands';
import { heading, open } from './open-editor.fixture';

const { text, image } = EXAMPLE_IDS;

describe('others', () => {
  test('their changes come within ten seconds, and are told as theirs', async () => {
    const { time, store, other } = open();
    const patches: [Patch, boolean][] = [];
    store.onPatch((...told) => patches.push(told));
    store.run(changeTitle('Mine'));
    other().store.run(heading('Theirs'));
    await time.pass(11_000);
    expect(patches).toEqual([
      [[{ op: 'replace', path: '/title', value: 'Mine' }], false],
      [[{ op: 'replace', path: `/blocks/${text}/settings/heading`, value: 'Theirs' }], true],
    ]);
  });

  test('they see which block is selected', async () => {
    const { time, store, page } = open();
    store.select({ kind: 'block', id: image });
    await time.pass(10_100);
    expect(page.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ block: image });
  });

  test('nothing is asked while the page is out of view', async () => {
    const { time, page } = open({ isVisible: () => false });
    await time.pass(100);
    const before = page.calls.length;
    await time.pass(60_000);
    expect(page.calls.length).toBe(before);
  });

  test.each(['mine', 'theirs'] as const)('of a conflict %s is taken, and the rest of both is kept', async (choice) => {
    const { time, store, server, other } = open();
    const ben = other();
    ben.store.run(heading('Theirs'));
    ben.store.run(setSetting(image, 'caption', 'Kiln'));
    store.run(changeTitle('Title'));
    store.run(heading('Mine'));
    await time.pass(1000);
    const { conflict } = store.getState();
    expect(conflict?.places).toEqual([`/blocks/${text}/settings/heading`]);
    expect(conflict?.theirs.blocks[text]?.settings.heading).toBe('Theirs');
    expect(conflict?.mine.blocks[text]?.settings.heading).toBe('Mine');
    const { revision } = server.draft('ada');
    await time.pass(5000);
    expect(server.revision()).toBe(revision);
    store.settle(choice);
    await time.pass(1000);
    expect(store.getState()).toMatchObject({ saving: 'saved', conflict: undefined });
    expect(server.content()).toMatchObject({ title: 'Title' });
    expect(server.content().blocks[text]?.settings.heading).toBe(choice === 'mine' ? 'Mine' : 'Theirs');
    expect(server.content().blocks[image]?.settings.caption).toBe('Kiln');
    if (choice === 'mine') expect(server.writes.at(-1)?.label).toBe('settleConflict');
  });

  test('a block that they removed comes back with my words in it, in a row of its own', async () => {
    const { time, store, server, other } = open();
    other().store.run(removeBlock(text));
    store.run(heading('Mine'));
    await time.pass(1000);
    store.settle('mine');
    await time.pass(1000);
    expect(server.content().blocks[text]?.settings.heading).toBe('Mine');
    expect(server.content().body.layout.rows[0]?.columns[0]?.blocks).toEqual([text]);
  });

  test('a section that both have added exists once, and stays if I undo mine before it is saved', async () => {
    const { time, store, server, other } = open();
    other().store.run(insertRow(1));
    await time.pass(2000);
    store.run(insertRow(1));
    store.undo();
    await time.pass(25_000);
    expect(store.getState()).toMatchObject({ saving: 'saved', conflict: undefined, revision: server.revision() });
    expect(server.content().body.layout.rows).toHaveLength(exampleContent().body.layout.rows.length + 1);
  });

  test('their moves and mine of other blocks and sections are both there', async () => {
    const { time, store, server, other } = open();
    const before = layoutOf(store.getState().content);
    const ben = other();
    ben.store.run(moveBlock(image, { newRow: 0 }));
    ben.store.run(insertRow(0, [6, 6]));
    store.run(moveBlock(text, { newRow: 99 }));
    store.run(insertBlock({ id: idOf(7), type: 2, settings: {} }, { newRow: 1 }));
    await time.pass(25_000);
    expect(layoutOf(server.content())).not.toBe(before);
    for (const { content, conflict, saving } of [store.getState(), ben.store.getState()])
      expect([layoutOf(content), conflict, saving]).toEqual([layoutOf(server.content()), undefined, 'saved']);
    const { rows } = server.content().body.layout;
    expect(rows.map(({ columns }) => columns.flatMap(({ blocks }) => blocks))).toContainEqual([image]);
    expect(rows.at(-1)?.columns[0]?.blocks).toEqual([text]);
    expect(
      rows.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks)).filter((id) => id === idOf(7)),
    ).toEqual([idOf(7)]);
  });

  test('of a block that both have moved I choose the place', async () => {
    const { time, store, server, other } = open();
    other().store.run(moveBlock(image, { newRow: 0 }));
    await time.pass(1000);
    store.run(moveBlock(image, { newRow: 99 }));
    await time.pass(1500);
    expect(store.getState().conflict?.places[0]).toMatch(/^\/body\/layout\/rows/);
    store.settle('mine');
    await time.pass(1500);
    expect(server.content().body.layout.rows.at(-1)?.columns[0]?.blocks).toEqual([image]);
  });

  test('a section that they moved keeps what I put into it', async () => {
    const { time, store, server, other } = open();
    const last = store.getState().content.body.layout.rows.length - 1;
    other().store.run(moveRow(last, 0));
    const block = { id: idOf(8), type: 2, settings: {} } as const;
    store.run(insertBlock(block, { row: last, column: 0, index: 0 }));
    await time.pass(25_000);
    expect(store.getState().conflict).toBeUndefined();
    expect(server.content().body.layout.rows[0]?.columns[0]?.blocks[0]).toBe(block.id);
  });
});
