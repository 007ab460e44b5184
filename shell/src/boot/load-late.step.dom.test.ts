import { CONFIG } from '../config';
import { createFakePorts } from '../ports/ports.fixture';
import type { Late } from './create-late';
import { createLoadLate, type LateInput } from './load-late.step';
import { pageData } from './page-data.fixture';
import type { PageGlobal } from './page-global';

function createBench(run: (page: PageGlobal) => void) {
  const ports = createFakePorts();
  ports.pageGlobal.write({} as PageGlobal);
  const loadScript = jest.fn(async (_url: string) => run(ports.pageGlobal.demand()));
  const load = createLoadLate(CONFIG, ports)({ data: pageData(), loadScript } as unknown as LateInput);
  return { load, loadScript };
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
  await expect(load()).rejects.toThrow('ran, but did not bring');
  isThere = true;
  await expect(load()).resolves.toEqual({});
});
