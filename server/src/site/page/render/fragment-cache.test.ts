import type { PageContext } from 'shared-types/site/context';
import { createMemoryBudget } from '../../../platform/memory/memory-budget';
import { createFragmentCache, fragmentKey, type RenderedBlock } from './fragment-cache';

const contextOf = (locale: string) => ({ locale }) as PageContext;
const input = { shell: 'shell@1', feature: 'blocks/text', bundle: 'mf-blocks@1', props: { text: 'Mug' }, isLive: true };

test('a fragment is cached for equal input, in any object, and for no other', () => {
  const [here, also, elsewhere] = [contextOf('en'), contextOf('en'), contextOf('pl')];
  const own = fragmentKey({ ...input, context: here });
  expect([here, also].map((context) => fragmentKey({ ...input, context }))).toEqual([own, own]);
  const others = [
    { ...input, context: elsewhere },
    { ...input, context: here, shell: 'shell@2' },
    { ...input, context: here, feature: 'blocks/map' },
    { ...input, context: here, bundle: 'mf-blocks@2' },
    { ...input, context: here, props: { text: 'Cup' } },
    { ...input, context: here, isLive: false },
  ].map(fragmentKey);
  expect(new Set([own, ...others]).size).toBe(others.length + 1);
});

test('the HTML of filtered or searched lists never evicts other HTML', () => {
  const [shown, queried] = [10_000, 10_000].map((bytes) => createMemoryBudget(bytes).room<RenderedBlock>('fragment'));
  const cache = createFragmentCache(shown!, queried!);
  const fragment = { html: 'x'.repeat(1000) } as unknown as RenderedBlock;
  cache.set('shop', fragment);
  for (let page = 0; page < 100; page += 1) cache.set(`shop?page=${page}`, { ...fragment }, true);
  expect(cache.get('shop')).toBe(fragment);
  expect([cache.get('shop?page=0'), cache.get('shop?page=99')]).toEqual([undefined, fragment]);
});
