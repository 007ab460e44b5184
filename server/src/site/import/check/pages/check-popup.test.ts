import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { bilingualDocument } from '../../../../../../tools/testing/site/bilingual-document';
import { exampleDocument, exampleId } from '../../../../../../tools/testing/site/example-document';
import { patched, REMOVED } from '../../../../../../tools/testing/site/patched';
import { POPUP_SETTINGS, withPopup } from '../../../../../../tools/testing/site/with-popup';
import { spec } from '../../../../../../tools/testing/spec';
import { mistakesIn, mistakesWith } from '../../mistakes.fixture';

const SETTINGS = 'site.settings.popupOverlaySettings';
const PLACE = exampleDocument().pages.length;
const withChanges = (changes: Readonly<Record<string, unknown>>) =>
  mistakesIn(patched(changes, withPopup(exampleDocument())));

spec(['POPUP-01', 'POPUP-02'], 'a site’s popup has a style, a version and display rules', () => {
  for (const right of [
    {},
    { style: 'full-screen' },
    { version: 0 },
    { displayFrequency: 0 },
    { displayFrequency: 365 },
  ])
    expect(mistakesWith({ [SETTINGS]: { ...POPUP_SETTINGS, ...right } })).toEqual([]);
  expect(mistakesWith({ [SETTINGS]: POPUP_SETTINGS })).toEqual([]);
});

spec('POPUP-01', 'any other setting is reported with its place', () => {
  const wrong: readonly (readonly [string, unknown, string])[] = [
    ['style', 'banner', 'card'],
    ['enableMobile', 'yes', 'enableMobile'],
    ['version', -1, 'version'],
    ['version', 1.5, 'version'],
    ['showUntilSignup', undefined, 'showUntilSignup'],
    ['displayFrequency', -2, 'or -1 for never again'],
    ['displayFrequency', 0.5, 'whole number of days'],
    ['displayFrequency', 3651, 'at most 3650'],
    ['title', 'Letters', 'title'],
  ];
  for (const [name, value, message] of wrong) {
    const messages = mistakesWith({ [SETTINGS]: { ...POPUP_SETTINGS, [name]: value } }).join('\n');
    expect([name, messages]).toEqual([name, expect.stringContaining(SETTINGS)]);
    expect(messages).toContain(message);
  }
});

spec('POPUP-02', 'its content is a page of its own, of blocks allowed on any page', () => {
  expect(withChanges({})).toEqual([]);
  expect(withChanges({ [`pages.${PLACE}.blocks.0.type`]: BLOCK_TYPE.checkout })).toEqual([
    `pages[${PLACE}].blocks[0].type: cannot be in a popup: use text, quote, image, gallery, form, newsletter, button, album, map, spacer, line.`,
  ]);
  expect(withChanges({ [`pages.${PLACE}.path`]: '/shop/x/{token}' }).join()).toContain('cannot be a pattern');
});

test('its forms have no captcha', () => {
  const settings = { fields: [{ id: 'a', type: 'text' }], captcha: 'altcha' };
  const form = { id: exampleId(77), type: BLOCK_TYPE.form, settings };
  expect(withChanges({ [`pages.${PLACE}.blocks.0`]: form }).join('\n')).toContain(
    `pages[${PLACE}].blocks[0].settings.captcha: cannot be in a popup: leave it out`,
  );
});

test('a page of that type is an ordinary page if the site shows no popup', () => {
  const checkout = { [`pages.${PLACE}.blocks.0.type`]: BLOCK_TYPE.checkout };
  expect(withChanges({ ...checkout, [SETTINGS]: REMOVED })).toEqual([]);
});

test('a language has one popup', () => {
  const both = withPopup(withPopup(exampleDocument()));
  const second = `pages.${PLACE + 1}`;
  const ids = Object.fromEntries(
    [0, 1, 2].map((index) => [`${second}.blocks.${index}.id`, exampleId(888_000 + index)]),
  );
  const blocks = Object.values(ids);
  const changes = { ...ids, [`${second}.path`]: '/more', [`${second}.body.layout.rows.0.columns.0.blocks`]: blocks };
  expect(mistakesIn(patched(changes, both))).toEqual([
    `pages[${PLACE + 1}].pageType: cannot be: another page of this language is its popup.`,
  ]);
});

test('a popup without its counterpart in another language is reported as missing there', () => {
  expect(mistakesIn(withPopup(bilingualDocument()))).toEqual(['site.languages[0]: there is no page at /pl/letters.']);
});
