import { spec } from '../../../tools/testing/spec';
import { CONFIG } from '../config';
import { createFakePorts } from '../ports/ports.fixture';
import { createWire } from '../host/bus/wire';
import type { Late } from './create-late';
import { createLoadLate, type LateInput } from './load-late.step';
import { pageData } from './page-data.fixture';
import type { PageGlobal } from './page-global';

function createBench(run: (page: PageGlobal) => void) {
  const ports = createFakePorts();
  ports.pageGlobal.write({} as PageGlobal);
  const loadScript = jest.fn(async (_url: string) => run(ports.pageGlobal.demand()));
  const wire = createWire((error) => {
    throw error;
  });
  const load = createLoadLate(CONFIG, ports)({ data: pageData(), loadScript, wire } as unknown as LateInput);
  return { load, loadScript, wire };
}

test('the second file is loaded once, and given all it needs', async () => {
  const late = {} as Late;
  const create = jest.fn(() => late);
  const { load, loadScript } = createBench((page) => void (page.late = create));
  expect(await Promise.all([load(), load()])).toEqual([late, late]);
  expect(loadScript.mock.calls).toEqual([['/remotes/shell/1.0.0-00000000/client/late.js']]);
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ config: CONFIG, data: pageData() }));
});

test('after a failure it can be asked for again', async () => {
  let isThere = false;
  const { load } = createBench((page) => {
    if (isThere) page.late = () => ({}) as Late;
  });
  await expect(load()).rejects.toThrow('is empty');
  isThere = true;
  await expect(load()).resolves.toEqual({});
});

spec('SYSERR-01', 'a system error asks for it, and is shown', async () => {
  const showSystemError = jest.fn(() => Promise.resolve());
  const { loadScript, wire } = createBench((page) => void (page.late = () => ({ showSystemError }) as unknown as Late));
  expect(loadScript).not.toHaveBeenCalled();
  const error = { message: 'Not yours', network: false };
  wire.send('site/system-error', error);
  await new Promise((resolve) => setTimeout(resolve));
  expect(showSystemError).toHaveBeenCalledWith(error);
});
