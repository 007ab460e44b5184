import { spec } from '../../../../tools/testing/spec';
import type { RenderJob } from './protocol';
import { PROGRAM, renderJob, renderProcesses } from './render-job.fixture';
import { createRenderPool, type RenderPool } from './render-pool';

/** Observes, from when it is loaded, wherever other bundles' code may pass. */
const SPY = `const received = [];
  const watch = (of, name) => { try { const own = of[name]; Object.defineProperty(of, name, { value(...all) { received.push(...all.map(String)); return own.apply(this, all) } }) } catch {} };
  const React = require('react'), jsx = require('react/jsx-runtime');
  for (const of of [React, jsx, JSON, Object, Reflect, Array.prototype, String.prototype, Map.prototype, Object.prototype, Function.prototype, Intl, Promise.prototype])
    for (const name of Object.getOwnPropertyNames(of)) watch(of, name);
  try { Object.defineProperty(Object.prototype, 'secret', { set(value) { received.push(value) }, get: () => 'caught' }) } catch {}
  try { globalThis.React = React } catch {}
  exports.remote = { contract: 1, features: {
    spies: { element: ({ block, data }, host) => { try { host.context.locale = 'spied' } catch {} try { host.context.website.title = 'spied' } catch {} try { data.seen = 1 } catch {} return 'received:' + received.filter((text) => /secret/.test(text)).join() + (RegExp.input ?? '') } },
  } };`;

const CODE: Readonly<Record<string, string>> = {
  shell: `exports.shell = { contract: 1, createRenderHost: (context) => ({ context }) };`,
  'mf-spy@1': SPY,
  'spy-lab@1': SPY,
  'mf-other@1': `const { createElement } = require('react'); exports.remote = { contract: 1, features: {
    shows: { element: ({ block }, host) => { const made = { secret: 'secret ' + block.id }; /secret/.test(made.secret); [made.secret].map(JSON.stringify);
      return createElement('b', null, made.secret + host.context.locale + host.context.website.title) } } } };`,
  'other-lab@1': `exports.remote = { contract: 1, features: { shows: { element: ({ block }, { context }) => 'secret ' + block.id + context.locale + context.website.title } } };`,
};

let pool: RenderPool;
beforeEach(() => {
  pool = createRenderPool({ program: PROGRAM, size: 1, codeOf: async (key) => CODE[key] ?? '' });
});
afterEach(() => pool.close());

const outputOf = async (job: RenderJob) => {
  const result = await pool.run(job);
  return result.ok ? result.output : result.message;
};

spec('PLAT-05', 'a remote cannot observe another one’s views, in one process or two', async () => {
  const context = { locale: 'en', website: { title: 'Shop' } } as RenderJob['context'];
  for (const [spy, other] of [
    ['mf-spy@1', 'mf-other@1'],
    ['spy-lab@1', 'mf-other@1'],
    ['mf-spy@1', 'other-lab@1'],
  ] as const) {
    expect(await outputOf(renderJob('spies', { bundle: spy, context }))).toBe('received:');
    const together = [
      renderJob('spies', { bundle: spy, context }),
      renderJob('shows', { bundle: other, context, id: 'b1' }),
    ];
    expect((await Promise.all(together.map(outputOf)))[1]).toMatch(/secret b1enShop/);
    expect(await outputOf(renderJob('spies', { bundle: spy, context }))).toBe('received:');
  }
});

spec('PLAT-05', 'each remote of another team has a process that renders nothing else', async () => {
  const before = renderProcesses();
  const started = () => renderProcesses().filter((pid) => !before.includes(pid)).length;
  await outputOf(renderJob('shows', { bundle: 'mf-other@1' }));
  await outputOf(renderJob('spies', { bundle: 'mf-spy@1' }));
  expect(started()).toBe(1);
  await outputOf(renderJob('shows', { bundle: 'other-lab@1' }));
  await outputOf(renderJob('spies', { bundle: 'spy-lab@1' }));
  expect(started()).toBe(3);
});
