import fc from 'fast-check';
import { FRAME_HEIGHT_KEY } from 'shared-types/blocks/framed/frame';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './code.effects';
import { examples } from './code.example';
import { messages } from './code.messages';
import { element } from './code.view';
import { readCode } from './read-code';

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** What the page has asked the frame. */
let asked: unknown[][] = [];

function open(name: keyof typeof examples) {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host));
  const frame = () => root.querySelector('iframe')!;
  asked = [];
  const page = root.querySelector('iframe')?.contentWindow;
  if (page) page.postMessage = (...question: unknown[]) => void asked.push(question);
  start(root, host);
  return {
    host,
    root,
    frame,
    find: (part: string) => root.querySelector<HTMLElement>(`[data-widget-${part}]`)!,
    tell: (data: unknown, source: unknown = frame().contentWindow) =>
      void window.dispatchEvent(new MessageEvent('message', { data, source: source as Window })),
  };
}

spec('PLAT-08', 'code that needs nobody else is in a frame without an origin, also without script', async () => {
  const root = showView(element(examples.run, createFakeHost(messages)));
  const frame = root.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(`/frame/${examples.run.block.id}`);
  expect([frame?.getAttribute('sandbox'), frame?.title, frame?.getAttribute('loading')]).toEqual([
    SANDBOX,
    'Firings',
    'lazy',
  ]);
  expect(root.innerHTML).not.toContain('Fired');
  expect(await axeFindings()).toEqual([]);
});

test('code that is shown is text, and nothing of it runs', async () => {
  const root = showView(element(examples.source, createFakeHost(messages)));
  expect(root.querySelector('pre > code')?.textContent).toContain('const kiln = "<b>hot</b>";');
  expect(root.querySelector('b, iframe')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  expect(showView(element(examples.empty, createFakeHost(messages))).innerHTML).toBe('');
});

test('a frame is as high as its own page tells, within bounds, and hears nobody else', () => {
  const { frame, tell, host } = open('run');
  expect(asked).toEqual([['frameHeight', '*']]);
  const height = () => frame().style.blockSize;
  expect(height()).toBe('240px');
  tell({ [FRAME_HEIGHT_KEY]: 512.3 });
  expect(height()).toBe('513px');
  tell({ [FRAME_HEIGHT_KEY]: 100 }, window);
  for (const data of [{ [FRAME_HEIGHT_KEY]: '1' }, { [FRAME_HEIGHT_KEY]: Number.NaN }, null, 'x', 5, {}]) tell(data);
  expect(height()).toBe('513px');
  tell({ [FRAME_HEIGHT_KEY]: 1e9 });
  expect(height()).toBe('4000px');
  tell({ [FRAME_HEIGHT_KEY]: -5 });
  expect(height()).toBe('20px');
  host.end();
  tell({ [FRAME_HEIGHT_KEY]: 300 });
  expect(height()).toBe('240px');
  const fixed = open('fixed');
  fixed.tell({ [FRAME_HEIGHT_KEY]: 900 });
  expect(fixed.frame().style.blockSize).toBe('400px');
});

test('code that loads from others comes once the visitor allows it, and goes when that ends', async () => {
  const { root, host, find, tell, frame } = open('external');
  expect(root.querySelector('iframe')).toBeNull();
  host.choose('accepted');
  expect([frame().getAttribute('sandbox'), frame().style.blockSize]).toEqual([SANDBOX, '300px']);
  tell({ [FRAME_HEIGHT_KEY]: 700 });
  await settled();
  expect([find('stage').dataset['widgetState'], frame().style.blockSize]).toEqual(['loaded', '300px']);
  host.choose('declined');
  expect(root.querySelector('iframe')).toBeNull();
  expect(root.querySelector('a')?.getAttribute('href')).toBe(`/frame/${examples.external.block.id}`);
});

spec('BLOCK-03', 'code that does not come is given up after 30 seconds; a retry is offered', async () => {
  jest.useFakeTimers();
  const { find, host } = open('external');
  find('show').click();
  jest.advanceTimersByTime(30_000);
  await settled();
  expect([find('stage').dataset['widgetState'], find('retry').textContent]).toEqual(['failed', 'Retry']);
  host.end();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test.each([
  ['The setting “html” must be text.', { html: 5 }],
  ['The setting “css” must be text.', { css: {} }],
  ['The setting “javascript” must be text.', { javascript: [] }],
  ['The setting “display” must be one of run, source.', { display: 'page' }],
  ['The setting “external” must be true or false.', { external: 'yes' }],
  ['The setting “height” must be a number from 20 to 4000.', { height: 5 }],
  ['The setting “title” must be text.', { title: 1 }],
])('refuses with “%s”', (message, settings) => {
  expect(() => readCode(settings)).toThrow(message);
});

test('whatever the code is, none of it is in the page', () => {
  const markup = fc.constantFrom('<script>x</script>', '</iframe><b>', '"><img src=x onerror=y>', '<!--');
  fc.assert(
    fc.property(markup, markup, fc.boolean(), (html, title, external) => {
      const { run } = examples;
      const view = element(
        { ...run, block: { ...run.block, settings: { html, title, external } } },
        createFakeHost(messages),
      );
      expect(showView(view).querySelector('script, b, img')).toBeNull();
    }),
  );
});
