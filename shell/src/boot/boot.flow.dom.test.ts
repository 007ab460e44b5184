import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import { SAMPLE_CONTEXT } from '../../../tools/testing/host/sample-context';
import { spec } from '../../../tools/testing/spec';
import { CONFIG } from '../config';
import { openPage, preparePages, scripts, settle } from './boot.fixture';
import { createBoot } from './boot.flow';
import { pageData } from './page-data.fixture';

preparePages();

describe('the start-up of a page', () => {
  test('leaves the page alone until it is wanted, but for the errors it keeps', () => {
    const { boot, ports } = openPage();
    let want = (): void => undefined;
    const lifecycle = { ...ports.lifecycle, whenWanted: (_: number, then: () => void) => void (want = then) };
    createBoot(CONFIG, { ...ports, lifecycle })();
    ports.fault({ error: new Error('too early'), message: 'too early' });
    expect(ports.pageGlobal.read()).toBeUndefined();
    want();
    const kept = jest.fn();
    ports.pageGlobal.demand().errors.follow(kept);
    expect(kept.mock.calls.map(([record]) => record)).toEqual([
      expect.objectContaining({ kind: 'error', stack: expect.stringContaining('too early') }),
    ]);
    boot();
    expect(ports.logged).toHaveLength(1);
  });

  spec(['START-01', 'CTX-01', 'CTX-02'], 'initialises the page and publishes its global', () => {
    const { boot, ports } = openPage();
    expect(ports.pageGlobal.read()).toBeUndefined();
    boot();
    expect(ports.pageGlobal.read()).toMatchObject({
      isInitialised: true,
      context: SAMPLE_CONTEXT,
      release: pageData().release,
    });
    expect(ports.logged).toEqual([]);
  });

  spec('START-03', 'does nothing a second time but warn', async () => {
    const { boot, ports } = openPage();
    boot();
    const page = { ...ports.pageGlobal.read() };
    boot();
    expect(ports.logged).toEqual(['The page is already initialised.']);
    expect(ports.pageGlobal.read()).toEqual(page);
    document.querySelector('button')!.click();
    await settle();
    expect(ports.calls).toHaveLength(1);
  });

  spec('START-02', 'is undone by a teardown, after which it can run again', async () => {
    const { boot, ports } = openPage();
    const refuse = (event: Event): void => event.preventDefault();
    document.addEventListener('submit', refuse);
    boot();
    ports.pageGlobal.demand().teardown();
    expect(ports.pageGlobal.read()?.isInitialised).toBe(false);
    document.querySelector('button')!.click();
    ports.becomeIdle();
    await settle();
    expect(ports.calls).toHaveLength(0);
    expect(scripts()).toEqual([]);
    document.removeEventListener('submit', refuse);

    ports.pageGlobal.demand().start();
    expect(ports.pageGlobal.read()?.isInitialised).toBe(true);
    document.querySelector('button')!.click();
    await settle();
    expect(ports.calls).toHaveLength(1);
    expect(ports.logged).toEqual([]);
  });

  spec('CTX-01', 'leaves a page without whole data as it is, and says so once', () => {
    const broken = [
      '',
      '{',
      'null',
      '7',
      '{}',
      JSON.stringify({ ...pageData(), release: {} }),
      JSON.stringify({ ...pageData(), states: null }),
    ];
    for (const text of broken) {
      const { boot, ports } = openPage({ text });
      boot();
      expect(ports.logged).toHaveLength(1);
      expect(ports.logged[0]).toContain('The page stays as it is');
      expect(ports.pageGlobal.read()).toBeUndefined();
    }
    const { boot, ports } = openPage();
    document.getElementById(CONTEXT_ELEMENT_ID)!.remove();
    boot();
    expect(ports.logged).toHaveLength(1);
  });

  test('keeps early errors for telemetry', () => {
    const { boot, ports } = openPage();
    boot();
    ports.fault({
      error: new Error('early'),
      message: 'Uncaught Error: early',
      file: '/remotes/mf-commerce/1/x.js',
      line: 1,
      column: 2,
    });
    const records: unknown[] = [];
    ports.pageGlobal.demand().errors.follow((record) => records.push(record));
    expect(records).toMatchObject([
      { kind: 'error', text: 'Uncaught Error: early', remote: 'mf-commerce', version: '1', line: 1 },
    ]);
  });

  test('shows the page’s state events, and those of the visitor’s other tabs', async () => {
    const cart = { revision: 4, items: 2, subtotalCents: 0 };
    const { boot, ports } = openPage({ data: pageData({ states: { 'commerce/cart': cart, 'site/session': null } }) });
    boot();
    expect(document.querySelector('b')?.textContent).toBe('2');
    ports.tabs
      .open('colonnade-visitor', () => undefined)
      .post({ stateEvent: 'commerce/cart', version: 1, value: { ...cart, revision: 5, items: 3 } });
    await settle();
    expect(document.querySelector('b')?.textContent).toBe('3');
  });

  spec(['NET-23', 'NET-26'], 'renews the crumb in the cookie and in every form', async () => {
    const { boot, ports } = openPage();
    boot();
    ports.replies.push({ status: 403, body: { error: 'Again', crumbFail: true, crumb: 'new' } });
    document.querySelector('button')!.click();
    await settle();
    expect(ports.calls.map(({ url }) => url)).toEqual(['/api/x?crumb=page-crumb', '/api/x?crumb=new']);
    expect(ports.jar.get('crumb')).toBe('new');
    expect(document.querySelector<HTMLInputElement>('[name=crumb]')?.value).toBe('new');
  });
});
