import type { RenderJob } from '../../../platform/render/protocol';
import type { TemplateBlock } from '../template/page-blocks';
import { renderBlocks, type RenderBlocksDeps, type RenderBlocksInput } from './render-blocks';
import { type RenderedBlock, createFragmentCache } from './fragment-cache';
import { createMemoryBudget } from '../../../platform/memory/memory-budget';
import { fillHtmlTemplate } from './html-template';

interface DryRun {
  readonly renders?: boolean;
  readonly unseen?: true;
  readonly keeps?: boolean;
}

const roomOf = (name: string) => createMemoryBudget(1_000_000).room<RenderedBlock>(name);

/** A page's second rendering of one block, and the features whose views were requested. */
async function rendered({ renders = true, unseen, keeps = true }: DryRun) {
  const tasks: string[] = [];
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
  const templateBlock = { block: { id: 'a', settings: {} }, live: { remote, feature } } as unknown as TemplateBlock;
  const run = async ({ task, budget }: RenderJob) => {
    budgets.push(budget);
    tasks.push(task.kind === 'feature' ? task.feature : task.kind);
    return { ok: true, output: '<p>Seen</p>' } as const;
  };
  const deps = {
    config: { blockBudgetMs: 100, pageBudgetMs: 1000 },
    pool: { run },
    fragments: keeps ? createFragmentCache(roomOf('shown'), roomOf('queried')) : undefined,
    placeholderPrefix: 'placeholder-',
  };
  const input = {
    blocks: [{ templateBlock, props: { block: templateBlock.block, data: {} }, isShared: true }],
    context: { locale: 'en-US' },
    state: { shell: { manifest: { name: 'shell', version: '1' } } },
  };
  const render = () => renderBlocks(deps as unknown as RenderBlocksDeps, input as unknown as RenderBlocksInput);
  await render();
  const result = await render();
  return { tasks, budgets, html: fillHtmlTemplate(result.get(templateBlock)?.html ?? [], String).toString() };
}

const start =
  '<div class="block" id="block-a" data-block="a" data-feature="telemetry/visits" data-remote="mf-telemetry"';
const life = 'data-live="enhance" data-starts="idle" data-purpose="necessary"';

test('an invisible feature has an element to start on, and its view is not called', async () => {
  expect(await rendered({ unseen: true })).toMatchObject({ tasks: [], html: `${start} ${life}></div>` });
  expect(await rendered({})).toMatchObject({ tasks: ['telemetry/visits'], html: `${start} ${life}><p>Seen</p></div>` });
});

test('while its remote renders nothing it has no element', async () => {
  expect(await rendered({ unseen: true, renders: false })).toMatchObject({ tasks: [], html: '' });
});

test('a view is called once if its HTML is cached, and every time otherwise', async () => {
  expect((await rendered({})).tasks).toHaveLength(1);
  expect((await rendered({ keeps: false })).tasks).toHaveLength(2);
});

test('a block that exceeded its time is retried with four times as much', async () => {
  expect((await rendered({})).budgets).toEqual([{ jobMs: 100, pageMs: 1000, secondTryMs: 400 }]);
});
