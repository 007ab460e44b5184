import { SOCIAL_NETWORKS } from 'shared-types/blocks/basic/social-links';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { editor } from './social-links.editor';
import { start } from './social-links.effects';
import { examples } from './social-links.example';
import { messages } from './social-links.messages';
import { messages as polish } from './social-links.messages.pl';
import { element } from './social-links.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeHost(messages)));
const linkOf = (settings: unknown) =>
  element({ ...examples.icons, block: { ...examples.icons.block, settings } }, createFakeHost(messages));

spec('PLAT-08', 'is a list of links with their names, without any script', async () => {
  const root = show('icons');
  const links = [...root.querySelectorAll('a')].map(({ textContent, rel, target }) => [textContent, rel, target]);
  expect(links).toEqual([
    ['Instagram (opens in a new window)', 'me noopener', '_blank'],
    ['Fern on Mastodon (opens in a new window)', 'me noopener', '_blank'],
    ['Email', 'me', ''],
  ]);
  expect(root.querySelectorAll('svg[aria-hidden]')).toHaveLength(3);
  expect(await axeFindings()).toEqual([]);
});

test('every network has a sign and a name, and owners can choose it', () => {
  const root = show('all');
  const names = [...root.querySelectorAll('a > span:first-of-type')].map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(SOCIAL_NETWORKS.length);
  expect([...root.querySelectorAll('path')].every((path) => path.getAttribute('d')?.startsWith('M'))).toBe(true);
  const choice = editor.fields.flatMap((field) => (field.kind === 'list' ? field.fields : []))[0];
  expect(choice?.kind === 'choice' && choice.choices.map(({ value }) => value)).toEqual(SOCIAL_NETWORKS);
  const words = createFakeHost(polish);
  expect(showView(element(examples.all, words)).textContent).toContain('Strona internetowa');
});

test('names alone have no sign and no tooltip; no links, no list', () => {
  expect(show('names').querySelectorAll('svg, [data-tooltip]')).toHaveLength(0);
  expect(show('empty').innerHTML).toBe('');
});

spec('TIP-01', 'an icon has a tooltip that says its name', () => {
  jest.useFakeTimers();
  const root = show('icons');
  const host = createFakeHost(messages);
  start(root, host);
  const over = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' });
  root.querySelector('a')?.dispatchEvent(over);
  jest.advanceTimersByTime(1200);
  expect(root.querySelector('[role=tooltip]')?.textContent).toBe('Instagram');
  host.end();
  expect(root.querySelector('[role=tooltip]')).toBeNull();
  jest.useRealTimers();
});

test.each([
  ['The setting “links” must be a list.', {}],
  ['The setting “links[0].network” must be one of instagram', { links: [{ network: 'myspace', link: { href: '/' } }] }],
  ['The setting “links[0].link” must be an object.', { links: [{ network: 'x', link: 'https://x.com' }] }],
  ['A link must lead to', { links: [{ network: 'x', link: { href: 'javascript:alert(1)' } }] }],
  ['The setting “look” must be one of icons, names, both.', { links: [], look: 'big' }],
  ['The setting “size” must be one of medium, small, large.', { links: [], size: 5 }],
  ['The setting “align” must be one of start, center, end.', { links: [], align: 'left' }],
])('refuses with “%s”', (message, settings) => {
  expect(() => linkOf(settings)).toThrow(message);
});
