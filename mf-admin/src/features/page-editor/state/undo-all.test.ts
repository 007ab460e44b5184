import fc from 'fast-check';
import { idOf } from '../commands/commands.fixture';
import { anyOfAll, commandOfAll } from '../commands/panel-commands.fixture';
import { exampleContent } from '../page-editor.fixture';
import { open } from './open-editor.fixture';

const STEPS = 100;

/** JSON with sorted members: the database keeps no order of them. */
function bytesOf(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

test.each([
  ['while nothing is sent', 0],
  ['while the server saves', 30],
])(
  'a hundred of all commands, undone and done again over reloads, give the same bytes %s',
  async (_what, msBetween) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyOfAll, { minLength: STEPS, maxLength: STEPS }),
        fc.array(fc.nat(STEPS - 1), { minLength: 3, maxLength: 3 }),
        async (chances, reloads) => {
          const opened = open();
          const { time, again, server } = opened;
          let { page } = opened;
          await time.pass(0);
          const reloadAt = async (part: number, at: number): Promise<void> => {
            if (reloads[part] !== at) return;
            await time.pass(msBetween);
            page.kill();
            page = again();
            await time.pass(0);
          };
          let count = 0;
          for (const [at, chance] of chances.entries()) {
            const { content } = page.store.getState();
            const command = commandOfAll(content, chance, () => idOf(++count));
            // Without bursts each is a step.
            if (command) page.store.run({ label: command.label, recipe: command.recipe });
            await reloadAt(0, at);
          }
          const changed = bytesOf(page.store.getState().content);
          for (let at = 0; at < STEPS; at += 1) {
            page.store.undo();
            await reloadAt(1, at);
          }
          expect(bytesOf(page.store.getState().content)).toBe(bytesOf(exampleContent()));
          for (let at = 0; at < STEPS; at += 1) {
            page.store.redo();
            await reloadAt(2, at);
          }
          expect(bytesOf(page.store.getState().content)).toBe(changed);
          await time.pass(20_000);
          expect([page.store.getState().saving, bytesOf(server.content())]).toEqual(['saved', changed]);
        },
      ),
      { numRuns: 6 },
    );
  },
);
