import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { startWidgetStage } from './widget-stage.effects';
import { WidgetStage } from './widget-stage.view';

const texts = { show: 'Show here', notice: 'X learns of your visit.', retry: 'Retry', dismiss: 'Dismiss' };
const messages = { loading: 'Loading…', failed: 'It could not be loaded.' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

function open(loads: 'asked' | 'visible' = 'asked') {
  const host = createFakeHost(messages);
  const root = showView(<WidgetStage src="/frame/a" title="A widget" loads={loads} texts={texts} />);
  const served = root.innerHTML;
  const opened: { settle: (error?: Error) => void; isThere: boolean }[] = [];
  startWidgetStage(root, host, (place, { src, title }) => {
    const element = document.createElement('iframe');
    Object.assign(element, { title });
    element.setAttribute('data-src', src);
    place.append(element);
    const entry = { settle: (_error?: Error) => undefined as void, isThere: true };
    opened.push(entry);
    const rendered = new Promise<void>((resolve, reject) => {
      entry.settle = (error) => (error ? reject(error) : resolve());
    });
    return {
      element,
      rendered,
      remove() {
        entry.isThere = false;
        element.remove();
      },
    };
  });
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-widget-${name}]`)!;
  return {
    host,
    root,
    served,
    opened,
    find,
    press: (name: 'show' | 'retry' | 'dismiss') => {
      find(name).focus();
      find(name).click();
    },
    seen: () => ({
      state: find('stage').dataset['widgetState'],
      status: find('status').textContent,
      offers: find('actions').hidden ? [] : [...find('actions').children].map(({ textContent }) => textContent),
      frames: root.querySelectorAll('iframe').length,
      prompt: !find('prompt').hidden,
    }),
  };
}

test('fetches nothing before it is asked, then shows the widget and goes on in it', async () => {
  const { seen, press, opened, root, find } = open();
  await settled();
  expect(seen()).toEqual({ state: undefined, status: '', offers: [], frames: 0, prompt: true });
  expect(await axeFindings()).toEqual([]);
  press('show');
  press('show');
  expect(seen()).toEqual({ state: 'loading', status: 'Loading…', offers: [], frames: 1, prompt: true });
  expect([find('stage').ariaBusy, find('show').ariaDisabled]).toEqual(['true', 'true']);
  opened[0]?.settle();
  await settled();
  expect(seen()).toEqual({ state: 'loaded', status: '', offers: [], frames: 1, prompt: false });
  expect(document.activeElement).toBe(root.querySelector('iframe'));
});

spec(['BLOCK-03', 'EMBED-04'], 'a widget that fails says so and offers "Retry" and "Dismiss"', async () => {
  const { seen, press, opened, find, host } = open();
  press('show');
  opened[0]?.settle(new Error('The script could not be loaded.'));
  await settled();
  const failed = { state: 'failed', status: 'It could not be loaded.', frames: 0, prompt: true };
  expect(seen()).toEqual({ ...failed, offers: ['Retry', 'Dismiss'] });
  expect(host.records.map(({ text }) => text)).toEqual(['The script could not be loaded.']);
  expect(await axeFindings()).toEqual([]);
  press('retry');
  expect([seen().state, seen().offers, document.activeElement]).toEqual(['loading', [], find('show')]);
  opened[1]?.settle(new Error('Again.'));
  await settled();
  expect(seen().offers).toEqual(['Retry', 'Dismiss']);
  press('dismiss');
  expect(seen()).toEqual({ state: undefined, status: '', offers: [], frames: 0, prompt: true });
  expect(document.activeElement).toBe(find('show'));
});

test('takes the focus from nobody who has gone on', async () => {
  const { press, opened } = open();
  press('show');
  (document.activeElement as HTMLElement).blur();
  opened[0]?.settle();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('comes by itself only where the owner wants it and the visitor allows it, and goes when that ends', async () => {
  const asked = open();
  asked.host.choose('accepted');
  expect(asked.opened).toHaveLength(0);
  const { host, opened, seen } = open('visible');
  expect(opened).toHaveLength(0);
  host.choose('accepted');
  opened[0]?.settle();
  await settled();
  expect(seen().state).toBe('loaded');
  host.choose('declined');
  expect([seen().state, seen().frames]).toEqual([undefined, 0]);
  host.choose('accepted');
  expect(opened).toHaveLength(2);
});

test('what somebody has asked for stays, whatever they choose', async () => {
  const { host, press, opened, seen } = open('visible');
  press('show');
  opened[0]?.settle();
  await settled();
  host.choose('accepted');
  host.choose('declined');
  expect([seen().state, opened.length]).toEqual(['loaded', 1]);
});

test('leaves the page as it was served once it stops, and what comes late changes nothing', async () => {
  for (const late of [undefined, new Error('Late.')]) {
    const { host, root, served, press, opened } = open();
    press('show');
    host.end();
    opened[0]?.settle(late);
    await settled();
    expect([root.innerHTML, opened[0]?.isThere, host.records]).toEqual([served, false, []]);
    press('show');
    expect(opened).toHaveLength(1);
  }
});
