import { checkInput } from './check-input.ts';

const input = { area: 'forms', name: 'poll', live: 'enhance' };

test('a feature gets the next free number as its block type', async () => {
  const feature = await checkInput({ ...input, name: 'guest-book' });
  expect(feature).toMatchObject({
    id: 'forms/guest-book',
    remote: 'mf-forms',
    camel: 'guestBook',
    pascal: 'GuestBook',
  });
  expect(feature).toMatchObject({ blockType: 'guestBook', isNewBlockType: true, slot: undefined });
  expect(feature.blockNumber).toBeGreaterThan(0);
});

test('a feature gets the block type of its name, if no feature uses it', async () => {
  const feature = await checkInput({ ...input, area: 'blocks', name: 'audio' });
  expect(feature).toMatchObject({ blockType: 'audio', blockNumber: 13, isNewBlockType: false });
});

test('an admin page has a block without settings, which documents may not contain', async () => {
  const feature = await checkInput({ ...input, isPage: true, area: 'admin', name: 'suppliers' });
  expect(feature).toMatchObject({ remote: 'mf-admin', blockType: 'suppliers', blockTable: 'ADMIN_BLOCK_TYPE' });
  expect(feature.hasSettings).toBe(false);
  expect(feature.blockNumber).toBeGreaterThan(100);
});

test('a feature in a slot needs no block type', async () => {
  expect(await checkInput({ ...input, slot: 'page-end' })).toMatchObject({ slot: 'page-end', blockType: undefined });
});

test.each([
  ['There is no area "shop": give one of commerce, forms, blocks,', { area: 'shop' }],
  ['The area "site" is the shell’s own', { area: 'site' }],
  ['A feature of the admin area is a page: npm run new admin-page <name>.', { area: 'admin' }],
  ['"GuestBook" cannot name a feature: take lower-case words', { name: 'GuestBook' }],
  ['"../poll" cannot name a feature', { name: '../poll' }],
  ['"4-rooms" cannot name a feature', { name: '4-rooms' }],
  ['"utils" has no meaning', { name: 'utils' }],
  ['mf-forms/src/features/contact-form exists: "contact-form" is taken.', { name: 'contact-form' }],
  ['Blocks of type "form" are shown by forms/contact-form', { name: 'form' }],
  ['Blocks of type "gallery" are shown by blocks/gallery', { name: 'gallery' }],
  ['The frame has no slot "side": it has header-actions, footer-end, page-end, admin-frame.', { slot: 'side' }],
  ['--live is one of html, enhance', { live: 'hydrate' }],
  ['"a b" cannot name a loader', { loader: 'a b' }],
])('refuses with “%s”', async (message, changed) => {
  await expect(checkInput({ ...input, ...changed })).rejects.toThrow(message);
});
