import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { createFakePorts } from '../../ports/ports.fixture';
import { createEventBus } from '../../host/bus/event-bus';
import type { Deferred } from '../create-deferred';
import { createLoadDeferred } from './load-deferred.step';
import type { OpenPage } from './open-page.step';
import { pageData } from '../page-data.fixture';
import type { PageGlobal } from '../../ports/page-global.port';

function createBench(run: (page: PageGlobal) => void) {
  const ports = createFakePorts();
  ports.pageGlobal.write({} as PageGlobal);
  const loadScript = jest.fn(async (_url: string) => run(ports.pageGlobal.demand()));
  const eventBus = createEventBus((error) => {
    throw error;
  });
  const load = createLoadDeferred(CONFIG, ports)({ data: pageData(), loadScript, eventBus } as unknown as OpenPage);
  return { load, loadScript, eventBus };
}

test('the deferred bundle is loaded once, and given all it needs', async () => {
  const deferred = {} as Deferred;
  const create = jest.fn(() => deferred);
  const { load, loadScript } = createBench((page) => void (page.deferred = create));
  expect(await Promise.all([load(), load()])).toEqual([deferred, deferred]);
  expect(loadScript.mock.calls).toEqual([['/remotes/shell/1.0.0-00000000/client/deferred.js']]);
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ config: CONFIG, data: pageData() }));
});

test('after a failure it can be asked for again', async () => {
  let isThere = false;
  const { load } = createBench((page) => {
    if (isThere) page.deferred = () => ({}) as Deferred;
  });
  await expect(load()).rejects.toThrow('is empty');
  isThere = true;
  await expect(load()).resolves.toEqual({});
});

spec('SYSERR-01', 'a system error asks for it, and is shown', async () => {
  const showSystemError = jest.fn(() => Promise.resolve());
  const { loadScript, eventBus } = createBench(
    (page) => void (page.deferred = () => ({ showSystemError }) as unknown as Deferred),
  );
  expect(loadScript).not.toHaveBeenCalled();
  const error = { message: 'Not yours', network: false };
  eventBus.send('site/system-error', error);
  await new Promise((resolve) => setTimeout(resolve));
  expect(showSystemError).toHaveBeenCalledWith(error);
});
