import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { EXAMPLE_IDS, exampleView } from '../page-editor.fixture';
import { changeTitle } from '../commands/page-text.commands';
import { createPageEditorStore } from './create-page-editor-store';
import { browserSurroundings } from './surroundings.effects';

test('time, keys and locks are the browser’s, which may have no locks', async () => {
  const { now, after, newKey, locks } = browserSurroundings();
  expect(Math.abs(now() - Date.now())).toBeLessThan(1000);
  expect(newKey()).toMatch(/^[\da-f-]{36}$/);
  expect(locks).toBeUndefined();
  const run = jest.fn();
  after(1, run)();
  await new Promise<void>((resolve) => after(5, resolve));
  expect(run).not.toHaveBeenCalled();
});

test('the page’s events are heard until the signal', () => {
  const { listen } = browserSurroundings();
  const stop = new AbortController();
  const heard: string[] = [];
  for (const event of ['online', 'shown', 'hidden'] as const) listen(event, () => void heard.push(event), stop.signal);
  const raise = () => {
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
  };
  raise();
  expect(heard).toEqual(['online', 'shown', 'shown', 'hidden', 'hidden']);
  stop.abort();
  raise();
  expect(heard).toHaveLength(5);
});

test('a store keeps what is unsent in a browser without locks', async () => {
  const host = createFakeHost({});
  const { draft } = exampleView();
  const store = createPageEditorStore({ draft, host });
  store.run(changeTitle('Kept'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  const key = `unsent-page-changes-${EXAMPLE_IDS.page}-${host.context.authenticatedAccount?.id ?? ''}-0`;
  expect(await host.storage.get(key, 'necessary')).toContain('Kept');
  host.end();
});
