import type { PageContext } from 'shared-types/site/context';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './comments.effects';
import { examples } from './comments.example';
import { messages } from './comments.messages';
import { element } from './comments.view';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const site = (changes: Partial<PageContext['settings']> = {}) => {
  const { settings } = createFakeHost({}).context;
  return {
    context: {
      pagePath: '/a b',
      settings: { ...settings, disqusShortname: 'fern-kiln', commentsEnabled: true, ...changes },
    },
  };
};

function open(changes: Partial<PageContext['settings']> = {}) {
  const host = createFakeHost(messages, site(changes));
  const root = showView(element(examples.plain, host));
  const served = root.innerHTML;
  start(root, host);
  return {
    host,
    root,
    served,
    count: () => root.querySelector('[data-comment-count]')?.textContent,
    frames: () => [...root.querySelectorAll('iframe')],
  };
}

type Opened = ReturnType<typeof open>;

/** Has the server's page come into the newest frame; jsdom loads none. */
async function arrive({ frames }: Opened, isOurs = true): Promise<Document> {
  const frame = frames().at(-1)!;
  const page = document.implementation.createHTMLDocument('Disqus');
  if (isOurs) page.body.innerHTML = '<span class="disqus-comment-count" data-served></span>';
  Object.defineProperty(frame, 'contentDocument', { value: page });
  frame.dispatchEvent(new Event('load'));
  await settled();
  return page;
}

test('is a heading and a button; nothing on a site without comments, or without a name at Disqus', async () => {
  const shown = (changes: Partial<PageContext['settings']>) =>
    showView(element(examples.plain, createFakeHost(messages, site(changes)))).innerHTML.replace(
      '<div hidden=""></div>',
      '',
    );
  expect(shown({ commentsEnabled: false })).toBe('');
  for (const disqusShortname of ['', 'evil.example/x', 'a'.repeat(64), '-a'])
    expect(shown({ disqusShortname })).toBe('');
  expect(shown({})).toContain(`data-widget-stage="/frame/${examples.plain.block.id}?path=%2Fa+b"`);
  expect(document.querySelector('iframe, script')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

spec('EMBED-02', 'the number of comments comes once the visitor allows it, and its frame goes', async () => {
  const opened = open();
  expect(opened.frames()).toEqual([]);
  opened.host.choose('accepted');
  const [frame] = opened.frames();
  expect([frame?.getAttribute('src'), frame?.hidden]).toEqual([
    `/frame/${examples.plain.block.id}?path=%2Fa+b&part=count`,
    true,
  ]);
  const page = await arrive(opened);
  expect(opened.count()).toBe('');
  page.querySelector('span')!.textContent = '12 Comments';
  await settled();
  expect([opened.count(), opened.frames()]).toEqual(['12 comments', []]);
  opened.host.choose('declined');
  expect(opened.count()).toBe('');
});

spec(['EMBED-02', 'EMBED-04'], 'a count that fails is told to nobody but the owner', async () => {
  const failing = open();
  failing.host.choose('accepted');
  const page = await arrive(failing);
  page.documentElement.dataset['failed'] = '';
  await settled();
  expect([failing.count(), failing.frames(), failing.host.records.length]).toEqual(['', [], 1]);
  const refused = open();
  refused.host.choose('accepted');
  await arrive(refused, false);
  expect([refused.frames(), refused.host.records.length]).toEqual([[], 1]);
  jest.useFakeTimers();
  const hanging = open();
  hanging.host.choose('accepted');
  await jest.advanceTimersByTimeAsync(9999);
  expect(hanging.frames()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect([hanging.frames(), hanging.host.records.length, jest.getTimerCount()]).toEqual([[], 1, 0]);
  jest.useRealTimers();
});

test('leaves the page as it was served once it stops, with the count on its way and after', async () => {
  for (const isCounted of [true, false]) {
    const opened = open();
    opened.host.choose('accepted');
    const page = await arrive(opened);
    if (isCounted) page.querySelector('span')!.textContent = '1 Comment';
    await settled();
    opened.host.end();
    await settled();
    page.querySelector('span')!.textContent = '2 Comments';
    await settled();
    expect([opened.root.innerHTML, opened.host.records]).toEqual([opened.served, []]);
  }
});

test.each([
  ['The setting “headingLevel” must be one of 2, 3.', { headingLevel: 1 }],
  ['The setting “loads” must be one of asked, visible.', { loads: true }],
  ['The setting “identifier” must be text.', { identifier: 5 }],
  ['The setting “identifier” must be 200 characters at most.', { identifier: 'a'.repeat(201) }],
  ['The setting “heading” must be text.', { heading: [] }],
])('refuses with “%s”', (message, settings) => {
  const { plain } = examples;
  expect(() => element({ ...plain, block: { ...plain.block, settings } }, createFakeHost(messages, site()))).toThrow(
    message,
  );
});
