import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { SLICES, type Slice, type SliceType } from 'shared-types/site/page/slice';
import { exampleId } from '../../../../tools/testing/site/example-document';
import { REMOVED } from '../../../../tools/testing/site/patched';
import { allSlices, sliceOf, slicePage } from '../../../../tools/testing/site/slice-page';
import { spec } from '../../../../tools/testing/spec';
import { mistakesWith } from '../import/mistakes.fixture';

const { popupOverlay, lockScreen } = PAGE_TYPE;
const PLACE = 'pages[3]';
const LOCK = [sliceOf('lock'), sliceOf('password')];
const wrong = (...slices: readonly unknown[]) => mistakesWith({ 'pages.3': slicePage(popupOverlay, slices) });
const wrongLock = (...slices: readonly unknown[]) => mistakesWith({ 'pages.3': slicePage(lockScreen, slices) });

spec('ENUM-12', 'a popup and a lock screen consist of slices allowed there, and of no others', () => {
  expect(wrong(...allSlices('popup'))).toEqual([]);
  expect(wrongLock(...allSlices('lockScreen'))).toEqual([]);
  const refused = (type: string) => wrong({ ...sliceOf('logo'), type });
  for (const type of ['lock', 'password', 'action', 'temp-lock-inject'])
    expect(refused(type).join()).toContain(`${PLACE}.slices[0].type: cannot be in a popup: use heading, sub-heading,`);
  expect(wrongLock(...LOCK, sliceOf('popup-overlay-action')).join()).toContain(
    'cannot be in a lock screen: use heading,',
  );
  for (const type of ['clock', 'Heading', 'constructor', 7])
    expect(refused(type as string).join()).toContain(`${PLACE}.slices[0].type: must be "heading" or "sub-heading"`);
  expect(Object.keys(SLICES)).toHaveLength(20);
});

spec('ENUM-12', 'a lock screen unlocks every locked page', () => {
  expect(wrongLock(LOCK[0])).toEqual([`${PLACE}.slices: must hold one slice of type password, and these hold 0.`]);
  expect(wrongLock(...LOCK, { ...LOCK[0], id: exampleId(5) })).toEqual([
    `${PLACE}.slices: must hold one slice of type lock, and these hold 2.`,
  ]);
});

const HREF = 'must begin with / or # or be an https:, http:, ftp:, mailto:, tel: or sms: address';
const AWAY = 'must be an https address';
const TOO_MANY = Array.from({ length: 21 }, () => ({ title: 'A', label: 'A', href: 'https://a.example' }));
/** Slices with one mistake, and the message about it. */
const WRONG: readonly (readonly [SliceType, Slice['settings'], string])[] = [
  ['heading', {}, 'settings.text: is missing'],
  ['sub-heading', { text: ' ' }, 'settings.text: must not be empty'],
  ['body', { html: '' }, 'settings.html: must'],
  ['body', { html: 'A', align: 'end' }, 'settings.align: must be "start" or "center"'],
  ['image', {}, 'settings.picture: must name a picture of the document'],
  ['image', { picture: { asset: 'gone' } }, 'settings.picture: there is no asset "gone"'],
  ['gallery', { items: [] }, 'settings.items: must have at least 1'],
  ['gallery', { items: [{ media: 'film' }] }, 'settings.items[0].media: must be'],
  ['video', { title: 'A', href: '/film' }, `settings.href: ${AWAY}`],
  ['video', { title: 'A', href: 'https://a.example', picture: 'mug' }, 'settings.picture: must name a picture'],
  [
    'video',
    { title: 'A', href: 'https://a.example', picture: { asset: 'gone' } },
    'settings: there is no asset "gone"',
  ],
  ['social-icons', { links: [] }, 'settings.links: must have at least 1'],
  ['social-icons', { links: [{ title: 'A', href: 'http://a.example' }] }, `settings.links[0].href: ${AWAY}`],
  ['buttons', { buttons: TOO_MANY }, 'settings.buttons: must have at most 20'],
  ['buttons', { buttons: [{ label: 'A', href: 'javascript:a' }] }, `settings.buttons[0].href: ${HREF}`],
  ['navigation', { links: [] }, 'settings: has a part nobody knows: links'],
  ['custom-form', { fields: [{ id: 'a b', type: 'text' }] }, 'settings: must be those of a form'],
  ['custom-form', { fields: [{ id: 'a', type: 'text' }], captcha: 'altcha' }, 'settings: must be without captcha'],
  ['newsletter', { label: '', submitButtonText: 'A', submissionMessage: 'A' }, 'settings.label: must not be empty'],
  ['newsletter', { label: 'A', submissionMessage: 'A' }, 'settings.submitButtonText: is missing'],
  ['album', { title: 'A', tracks: [] }, 'settings.tracks: must have at least 1 entries'],
  ['map', {}, 'settings.location: is missing'],
  ['twitter', { title: 'A', href: 'a' }, `settings.href: ${AWAY}`],
  ['logo', { size: 1 }, 'settings: has a part nobody knows: size'],
  ['popup-overlay-action', { label: 'A', href: '//a.example' }, `settings.href: ${HREF}`],
];

spec(
  'ENUM-12',
  'an error in a slice is reported once, for the slice, even if the block that shows it reports it',
  () => {
    for (const [type, settings, message] of WRONG) {
      const mistakes = wrong(sliceOf('logo'), sliceOf(type, settings, 1));
      expect([type, mistakes]).toEqual([type, [expect.stringContaining(`${PLACE}.slices[1].${message}`)]]);
    }
    const lockWrong: typeof WRONG = [
      ['lock', { title: 'A' }, 'settings: has a part nobody knows: title'],
      ['password', { heading: 'A' }, 'settings: has a part nobody knows: heading'],
      ['action', { label: 'A' }, 'settings.href: is missing'],
      ['temp-lock-inject', { text: 'A' }, 'settings: has a part nobody knows: text'],
    ];
    for (const [type, settings, message] of lockWrong) {
      const mistakes = wrongLock(...LOCK.filter((slice) => slice.type !== type), sliceOf(type, settings));
      expect([type, mistakes.map((one) => one.split('.slices[')[1])]).toEqual([
        type,
        [expect.stringContaining(message)],
      ]);
    }
    expect(new Set([...WRONG, ...lockWrong].map(([type]) => type)).size).toBe(Object.keys(SLICES).length);
    const variant = BLOCK_VARIANT.imageCard;
    expect(wrong({ ...sliceOf('image'), variant })).toEqual([]);
    expect(wrong({ ...sliceOf('gallery'), variant })).toEqual([
      `${PLACE}.slices[0].variant: cannot be one of a slice of type gallery.`,
    ]);
    expect(wrong(sliceOf('logo'), sliceOf('logo'))).toEqual([
      expect.stringContaining(`${PLACE}.slices[1].id: there is another`),
    ]);
  },
);

test('only a popup and a lock screen consist of slices, and of nothing else', () => {
  const body = { raw: false, layout: { columns: 12, rows: [] } };
  expect(mistakesWith({ 'pages.3': slicePage(PAGE_TYPE.page, [sliceOf('logo')]) })).toEqual([
    `${PLACE}.slices: cannot be: only a popup (page type 104) and a lock screen (page type 103) are made of slices.`,
  ]);
  expect(mistakesWith({ 'pages.3': { ...slicePage(popupOverlay, [sliceOf('logo')]), body } })).toEqual([
    `${PLACE}.slices: cannot stand beside body and blocks, which are made of them.`,
  ]);
  expect(mistakesWith({ 'pages.0.blocks': REMOVED })).toEqual(['pages[0].blocks: is missing.']);
  const second = { ...slicePage(lockScreen, [sliceOf('lock', {}, 1), sliceOf('password', {}, 1)]), path: '/second' };
  expect(mistakesWith({ 'pages.3': slicePage(lockScreen, LOCK), 'pages.4': second })).toEqual([
    'pages[4].pageType: cannot be: another page of this language is its lock screen.',
  ]);
});
