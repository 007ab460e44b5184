import { manifestFaults } from './check-manifests.mjs';

const tables = {
  AREAS: ['commerce'],
  CONTRACT: 1,
  SLOTS: ['header-actions'],
  EVENTS: { 'commerce/cart': {} },
  BLOCK_TYPE: { cart: 33 },
  BLOCK_VARIANT: { summaryCarousel: 1006 },
  ADMIN_BLOCK_TYPE: { home: 102 },
  LOCK_BLOCK_TYPE: { membersOnly: 201 },
  MEMBER_BLOCK_TYPE: { newPassword: 212 },
  SLICE_BLOCK_TYPE: { part: 221 },
  OUTSIDE_BLOCK_TYPES: { first: 10_000, last: 99_999 },
};
const cart = {
  id: 'commerce/cart',
  live: 'hydrate',
  mounts: { blockTypes: [33], slots: ['header-actions'] },
  starts: ['idle', 'event'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['commerce/cart'],
  emits: [],
  loads: [],
  load: () => undefined,
  messages: { en: () => undefined },
};
const remote = { area: 'commerce', contract: 1, config: {}, features: [cart] };

const NAME = 'mf-commerce';
const faultsOf = (change: object): string[] =>
  manifestFaults({ ...remote, features: [{ ...cart, ...change }] }, tables, NAME);

test('accepts a valid manifest', () => {
  expect(manifestFaults(remote, tables, NAME)).toEqual([]);
  expect(faultsOf({ live: 'html', starts: [], load: undefined, messages: undefined })).toEqual([]);
  expect(faultsOf({ mounts: { blockTypes: [201, 221] } })).toEqual([]);
});

test.each([
  [{ id: 'forms/cart' }, 'forms/cart: a feature of this remote is called commerce/<feature>.'],
  [{ live: 'alive' }, 'commerce/cart: there is no kind of life "alive".'],
  [{ starts: ['soon'] }, 'commerce/cart: there is no start "soon".'],
  [{ importance: 'high' }, 'commerce/cart: there is no importance "high".'],
  [{ purpose: 'fun' }, 'commerce/cart: there is no purpose "fun".'],
  [{ listens: ['commerce/carts'] }, 'commerce/cart: there is no event "commerce/carts".'],
  [{ emits: ['cart'] }, 'commerce/cart: there is no event "cart".'],
  [{ mounts: { slots: ['footer'] } }, 'commerce/cart: there is no slot "footer".'],
  [{ mounts: { blockTypes: [7, 201] } }, 'commerce/cart: there is no block type "7".'],
  [{ liveVariants: [1006, 7] }, 'commerce/cart: there is no block variant "7".'],
  [{ starts: [] }, 'commerce/cart: a feature that goes live must declare starts.'],
  [{ live: 'html' }, 'commerce/cart: an html feature cannot declare starts.'],
  [{ load: undefined }, 'commerce/cart: a feature that goes live has a loader.'],
  [{ listens: [] }, 'commerce/cart: a feature that an event starts listens to one.'],
  [{ messages: { de: () => undefined } }, 'commerce/cart: it has no English messages.'],
  [{ unseen: true }, 'commerce/cart: only a feature whose effects start on HTML can be unseen.'],
])('reports %j', (change, message) => {
  expect(faultsOf(change)).toContain(message);
});

test('reports mistakes of a whole remote', () => {
  expect(manifestFaults({ ...remote, area: 'shop' }, tables, NAME)).toContain(
    'The remote’s area "shop" is none of commerce.',
  );
  expect(manifestFaults({ ...remote, contract: 2 }, tables, NAME)).toContain(
    'The remote’s contract is 2, but it is built against contract 1.',
  );
  expect(manifestFaults({ ...remote, features: [cart, cart] }, tables, NAME)).toContain(
    'Two features have the id commerce/cart.',
  );
});

test('reports mistakes of another team’s remote, whose area has its name', () => {
  const list = { ...cart, id: 'reviews-lab/list', mounts: { blockTypes: [10_400] } };
  const lab = { ...remote, area: 'reviews-lab', features: [list] };
  expect(manifestFaults(lab, tables, 'reviews-lab')).toEqual([]);
  expect(manifestFaults(lab, tables, 'reviews')).toContainEqual(
    expect.stringMatching(/^"reviews" cannot name a remote/),
  );
  expect(manifestFaults({ ...lab, area: 'commerce' }, tables, 'reviews-lab')).toContain(
    'The remote’s area "commerce" is not "reviews-lab", as the package is called.',
  );
  const foreign = { ...list, id: 'commerce/list', mounts: { blockTypes: [33, 100_000] } };
  expect(manifestFaults({ ...lab, features: [foreign] }, tables, 'reviews-lab')).toEqual([
    'commerce/list: a feature of this remote is called reviews-lab/<feature>.',
    'commerce/list: block type 33 is not for other teams: take a number from 10000 to 99999.',
    'commerce/list: block type 100000 is not for other teams: take a number from 10000 to 99999.',
  ]);
});
