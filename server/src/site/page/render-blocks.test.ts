import type { RenderJob } from '../../render/protocol';
import type { PlannedBlock } from './page-blocks';
import { renderBlocks, type RenderBlocksDeps, type RenderBlocksInput, type RenderedBlock } from './render-blocks';
import { createMemoryBudget } from '../../memory/memory-budget';
import { createFragmentCache } from './fragment-cache';
import { fillTemplate } from './template';

interface Trial {
  readonly renders?: boolean;
  readonly unseen?: true;
  readonly keeps?: boolean;
}

const roomOf = (name: string) => createMemoryBudget(1_000_000).room<RenderedBlock>(name);

/** What a page gets of one block the second time, and which features were asked for their views. */
async function rendered({ renders = true, unseen, keeps = true }: Trial) {
  const asked: string[] = [];
  const budgets: RenderJob['budget'][] = [];
  const feature = {
    id: 'telemetry/visits',
    live: 'enhance',
    starts: ['idle'],
    listens: [],
    purpose: 'necessary',
    unseen,
  };
  const remote = { enabled: true, renders, manifest: { name: 'mf-telemetry', version: '1' } };
  const planned = { block: { id: 'a', settings: {} }, live: { remote, feature } } as unknown as PlannedBlock;
  const run = async ({ task, budget }: RenderJob) => {
    budgets.push(budget);
    asked.push(task.kind === 'feature' ? task.feature : task.kind);
    return { ok: true, output: '<p>Seen</p>' } as const;
  };
  const deps = {
    config: { blockBudgetMs: 100, pageBudgetMs: 1000 },
    pool: { run },
    fragments: keeps ? createFragmentCache(roomOf('shown'), roomOf('queried')) : undefined,
    holePrefix: 'hole-',
  };
  const input = {
    blocks: [{ planned, props: { block: planned.block, data: {} }, isShared: true }],
    context: { locale: 'en-US' },
    state: { shell: { manifest: { name: 'shell', version: '1' } } },
  };
  const render = () => renderBlocks(deps as unknown as RenderBlocksDeps, input as unknown as RenderBlocksInput);
  await render();
  const result = await render();
  return { asked, budgets, html: fillTemplate(result.get(planned)?.template ?? [], String).toString() };
}

const start =
  '<div class="block" id="block-a" data-block="a" data-feature="telemetry/visits" data-remote="mf-telemetry"';
const life = 'data-live="enhance" data-starts="idle" data-purpose="necessary"';

test('a feature of which nothing is to be seen has an element to start on, and its view is not asked', async () => {
  expect(await rendered({ unseen: true })).toMatchObject({ asked: [], html: `${start} ${life}></div>` });
  expect(await rendered({})).toMatchObject({ asked: ['telemetry/visits'], html: `${start} ${life}><p>Seen</p></div>` });
});

test('while its remote renders nothing it has none', async () => {
  expect(await rendered({ unseen: true, renders: false })).toMatchObject({ asked: [], html: '' });
});

test('a view is asked once where its HTML is kept, and every time where nothing is', async () => {
  expect((await rendered({})).asked).toHaveLength(1);
  expect((await rendered({ keeps: false })).asked).toHaveLength(2);
});

test('a block that has used up its time is tried again with four times as much', async () => {
  expect((await rendered({})).budgets).toEqual([{ jobMs: 100, pageMs: 1000, secondTryMs: 400 }]);
});
