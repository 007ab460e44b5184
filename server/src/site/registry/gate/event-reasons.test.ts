import fc from 'fast-check';
import { EVENTS, type EventName } from 'shared-types/events';
import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import { spec } from '../../../../../tools/testing/spec';
import { eventReasons } from './event-reasons';
import { eventsOf } from './event-users';
import { featureOf, manifestOf } from './manifest.fixture';

const shop = (more: Partial<ManifestFeature>) => manifestOf('mf-commerce', [featureOf('commerce/shop', more)]);
const blocks = (more: Partial<ManifestFeature>, version = '1.0.0-00000000') =>
  manifestOf('mf-blocks', [featureOf('blocks/summary', more)], { version });
const heldAgainst = (candidate: Manifest, ...remotes: Manifest[]) => eventReasons(candidate, { shells: [], remotes });

spec('PLAT-02', 'an event that a listener awaits cannot be removed by its only sender', () => {
  const live = [shop({ emits: ['commerce/line-added'] }), blocks({ listens: ['commerce/line-added'] })];
  expect(heldAgainst(shop({}), ...live)).toEqual([
    {
      what: 'No live feature would send commerce/line-added, and blocks/summary of mf-blocks 1.0.0-00000000 listens to it.',
      where: 'remote.json: features, emits',
      mend: 'Send commerce/line-added as before; take it out once no live version listens to it.',
    },
  ]);
});

spec('PLAT-02', 'the only listener of a plain event that is sent cannot drop it; it can drop a state event', () => {
  const sender = blocks({ emits: ['commerce/cart-requested', 'commerce/cart'] });
  const listener = shop({ listens: ['commerce/cart-requested', 'commerce/cart'] });
  expect(heldAgainst(shop({}), listener, sender).map(({ what }) => what)).toEqual([
    'Nothing would hear commerce/cart-requested any more, which blocks/summary of mf-blocks 1.0.0-00000000 sends.',
  ]);
});

test('a remote’s build must do what its live versions do, including one that only some visitors have', () => {
  const old = shop({});
  const shared = { ...shop({ emits: ['commerce/line-added'] }), version: '2.0.0-00000000' };
  const listener = blocks({ listens: ['commerce/line-added'] });
  expect(heldAgainst(shop({}), old, shared, listener)).toHaveLength(1);
});

test('what another remote also does can be removed, and so can what nobody uses', () => {
  const live = [
    shop({ emits: ['commerce/line-added', 'commerce/cart-shown'] }),
    blocks({ listens: ['commerce/line-added'] }),
  ];
  expect(
    heldAgainst(
      shop({}),
      ...live,
      manifestOf('mf-forms', [featureOf('forms/order', { emits: ['commerce/line-added'] })]),
    ),
  ).toEqual([]);
});

const anyEvents = fc.uniqueArray(fc.constantFrom(...(Object.keys(EVENTS) as EventName[])));
const anyRemote = (name: string) =>
  fc
    .record({ emits: anyEvents, listens: anyEvents })
    .map((more) => manifestOf(name, [featureOf(`blocks/${name}`, more)]));

spec('PLAT-02', 'whatever is live, a build that emits and listens to at least as much is accepted', () => {
  fc.assert(
    fc.property(anyRemote('mf-a'), anyRemote('mf-b'), anyRemote('mf-c'), anyRemote('mf-a'), (before, b, c, more) => {
      const candidate = manifestOf('mf-a', [...before.features, ...more.features]);
      expect(heldAgainst(candidate, before, b, c)).toEqual([]);
    }),
  );
});

spec('PLAT-02', 'whatever is live, an accepted build leaves no listener without an event it had', () => {
  fc.assert(
    fc.property(
      anyRemote('mf-a'),
      anyRemote('mf-b'),
      anyRemote('mf-c'),
      anyRemote('mf-a'),
      (before, b, c, candidate) => {
        const sentBefore = eventsOf([before, b, c], 'emits');
        const sentAfter = eventsOf([candidate, b, c], 'emits');
        const left = [...eventsOf([b, c], 'listens')].filter((event) => sentBefore.has(event) && !sentAfter.has(event));
        const reasons = heldAgainst(candidate, before, b, c).filter(({ where }) => where.endsWith('emits'));
        expect(reasons).toHaveLength(left.length);
      },
    ),
  );
});
