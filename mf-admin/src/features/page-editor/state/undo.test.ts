import fc from 'fast-check';
import { EXAMPLE_IDS, exampleContent } from '../page-editor.fixture';
import { insertBlock, moveBlock } from '../commands/block.commands';
import { anyChance, commandOf, idOf } from '../commands/commands.fixture';
import { changeTitle } from '../commands/page-text.commands';
import { setSetting } from '../commands/setting.commands';
import { heading, open } from './open-editor.fixture';
import { applyPatch } from './patch/apply-patch';
import { isSameValue } from './patch/same-value';

const { text, image } = EXAMPLE_IDS;

describe('undo', () => {
  test('takes back and does again, step by step', async () => {
    const { time, store, server } = open();
    store.run(heading('One'));
    store.run(moveBlock(image, { newRow: 0 }));
    expect([store.getState().undoes, store.getState().redoes]).toEqual(['moveBlock', undefined]);
    store.undo();
    store.undo();
    expect(store.getState().content).toEqual(exampleContent());
    expect([store.getState().undoes, store.getState().redoes]).toEqual([undefined, 'changeSetting']);
    store.redo();
    expect(store.getState().redoes).toBe('moveBlock');
    await time.pass(3000);
    expect(server.content().blocks[text]?.settings.heading).toBe('One');
    store.run(changeTitle('New'));
    expect(store.getState().redoes).toBeUndefined();
  });

  test('goes back a hundred steps, also after a reload', async () => {
    const { time, store, page, server, again } = open();
    const contents = [store.getState().content];
    for (let index = 0; index < 100; index += 1) {
      store.run({ label: 'changeTitle', recipe: (content) => void (content.title = `Title ${index}`) });
      contents.push(store.getState().content);
    }
    await time.pass(10_000);
    page.kill();
    const next = again();
    await time.pass(0);
    for (const content of [...contents].reverse().slice(1)) {
      next.store.undo();
      expect(next.store.getState().content).toEqual(content);
    }
    expect(next.store.getState().undoes).toBeUndefined();
    await time.pass(20_000);
    expect(server.content()).toEqual(exampleContent());
    next.store.redo();
    expect(next.store.getState().content.title).toBe('Title 0');
  });

  test('is skipped with the conflict shown where others have changed the place', async () => {
    const { time, store, server, other } = open();
    store.run(changeTitle('Mine'));
    store.run(heading('Mine'));
    await time.pass(3000);
    const ben = other();
    ben.store.run(heading('Theirs'));
    await time.pass(20_000);
    const { content } = store.getState();
    store.undo();
    expect(store.getState().content).toBe(content);
    expect(store.getState().conflict?.mine.blocks[text]?.settings.heading).toBe('Made by hand');
    store.settle('theirs');
    store.undo();
    await time.pass(2000);
    expect(server.content().title).toBe('About us');
    expect(server.content().blocks[text]?.settings.heading).toBe('Theirs');
  });

  test('can be insisted on', async () => {
    const { time, store, server, other } = open();
    store.run(heading('Mine'));
    await time.pass(3000);
    other().store.run(heading('Theirs'));
    await time.pass(20_000);
    store.undo();
    store.settle('mine');
    await time.pass(2000);
    expect(server.content().blocks[text]?.settings.heading).toBe('Made by hand');
    expect(store.getState().redoes).toBe('changeSetting');
  });

  test('of an inserted block into which others have written is a conflict', async () => {
    const { time, store, other } = open();
    const block = { id: idOf(1), type: 2, settings: { html: '' } } as const;
    store.run(insertBlock(block, { newRow: 0 }));
    await time.pass(3000);
    other().store.run(setSetting(block.id, 'html', 'Theirs'));
    await time.pass(20_000);
    store.undo();
    expect(store.getState().conflict).toBeDefined();
    expect(store.getState().content.blocks[block.id]).toBeDefined();
  });

  test('a hundred random commands and as many undos give the same content', () => {
    fc.assert(
      fc.property(fc.array(anyChance, { minLength: 100, maxLength: 100 }), (chances) => {
        const { store } = open();
        let count = 0;
        let shown: unknown = exampleContent();
        store.onPatch((patch) => (shown = applyPatch(shown, patch)));
        for (const chance of chances) {
          const command = commandOf(store.getState().content, chance, () => idOf(++count));
          // Without bursts each is a step.
          if (command) store.run({ label: command.label, recipe: command.recipe });
        }
        expect(isSameValue(shown, store.getState().content)).toBe(true);
        for (let index = 0; index < 100; index += 1) store.undo();
        expect(bytesOf(store.getState().content)).toBe(bytesOf(exampleContent()));
        expect(bytesOf(shown)).toBe(bytesOf(exampleContent()));
      }),
      { numRuns: 15 },
    );
  });
});

/** JSON with sorted members: the database keeps no order of them. */
function bytesOf(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
