import type { PageContext } from 'shared-types/site/context';
import { fragmentKey } from './fragment-cache';

const contextOf = (locale: string) => ({ locale }) as PageContext;
const input = { shell: 'shell@1', feature: 'blocks/text', bundle: 'mf-blocks@1', props: { text: 'Mug' }, isLive: true };

test('a fragment is kept for the same input, whichever object brings it, and for no other', () => {
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
