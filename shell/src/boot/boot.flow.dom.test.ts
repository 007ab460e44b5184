import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import { WEBSITE_ROLE } from 'shared-types/site/website-role';
import type { PageData } from 'shared-types/site/page-data';
import { SAMPLE_CONTEXT } from '../../../tools/testing/sample-context';
import { spec } from '../../../tools/testing/spec';
import { LABEL } from '../blocks/go-live.fixture';
import { CONFIG } from '../config';
import type { Remote } from 'shared-types/remote';
import { createFakePorts, type FakePorts } from '../ports/ports.fixture';
import { createBoot } from './boot.flow';
import { createLate } from './create-late';
import { pageData } from './page-data.fixture';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until something is logged: attempts that fail take their time. */
async function untilLogged({ logged }: FakePorts, sentence: string): Promise<void> {
  while (!logged.some((line) => line.includes(sentence))) await settle();
}

const FORM =
  '<form action="/api/x" method="post" data-enhance><input type="hidden" name="crumb" value="page-crumb"><button>Send</button></form>';
const COUNT = '<b data-fact="commerce/cart#items">0</b>';
const BLOCK =
  '<div data-feature="commerce/sample" data-block="b1" data-remote="mf-commerce" data-live="enhance" data-starts="idle" data-purpose="necessary">HTML</div>';
const OFF = BLOCK.replace('mf-commerce', 'mf-blocks');

const opened: FakePorts[] = [];

function openPage({
  data = pageData(),
  text = JSON.stringify(data),
  body = FORM + COUNT + BLOCK + OFF,
}: { data?: PageData; text?: string; body?: string } = {}) {
  document.body.innerHTML = `${body}<script type="application/json" id="${CONTEXT_ELEMENT_ID}">${text}</script>`;
  const ports = createFakePorts();
  opened.push(ports);
  return { boot: createBoot(CONFIG, ports), ports };
}

const block = (remote: string) => document.querySelector(`[data-remote="${remote}"]`)!;
const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname.split('/').at(-1));

/** What the network would do: files of the shell run, and the sample remote arrives. */
function serve(ports: FakePorts, start = (root: HTMLElement): void => void (root.textContent = 'Live')): void {
  const remote: Remote = {
    area: 'commerce',
    contract: 1,
    config: {},
    features: [{ ...LABEL, id: 'commerce/sample', live: 'enhance', load: async () => ({ start }) }],
  };
  const page = ports.pageGlobal.demand();
  const storage = { read: () => undefined, write: () => undefined, remove: () => undefined };
  const host = { register: () => undefined, loadRemote: async () => ({ remote }), share: () => undefined };
  const run: Record<string, () => void> = {
    'late.js': () => (page.late = (parts) => createLate({ ...parts, storage })),
    'federation.js': () => (page.federation = { bundler: {}, host }),
  };
  for (const script of document.head.querySelectorAll('script')) {
    run[script.src.split('/').at(-1) ?? '']?.();
    script.dispatchEvent(new Event('load'));
  }
}

function files(): PageData {
  const data = pageData();
  const shell = {
    ...data.release.shell,
    files: { 'client/late.js': 'sha384-a', 'client/federation.js': 'sha384-b', 'client/react.js': 'sha384-c' },
  };
  return { ...data, release: { ...data.release, shell } };
}

beforeEach(() => document.head.replaceChildren());
afterEach(() => opened.splice(0).forEach(({ pageGlobal }) => pageGlobal.read()?.teardown()));

describe('the start-up of a page', () => {
  test('leaves the page alone until it is wanted, but for the errors it keeps', () => {
    const { boot, ports } = openPage();
    let want = (): void => undefined;
    const moments = { ...ports.moments, whenWanted: (_: number, then: () => void) => void (want = then) };
    createBoot(CONFIG, { ...ports, moments })();
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
    expect(ports.logged).toEqual(['The page is already initialised; this start-up does nothing.']);
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

    boot();
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
      JSON.stringify({ ...pageData(), facts: null }),
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

  test('shows the page’s facts, and those of the visitor’s other tabs', async () => {
    const cart = { revision: 4, items: 2, subtotalCents: 0 };
    const { boot, ports } = openPage({ data: pageData({ facts: { 'commerce/cart': cart, 'site/session': null } }) });
    boot();
    expect(document.querySelector('b')?.textContent).toBe('2');
    ports.tabs
      .open('colonnade-visitor', () => undefined)
      .post({ fact: 'commerce/cart', version: 1, value: { ...cart, revision: 5, items: 3 } });
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

describe('the blocks of a page', () => {
  spec('PLAT-01', 'fetch nothing before the page is idle or touched, then what they need at once', async () => {
    const { boot, ports } = openPage({ data: files() });
    boot();
    await settle();
    expect(scripts()).toEqual([]);
    expect(block('mf-commerce').getAttribute('data-state')).toBe('waiting');
    ports.becomeIdle();
    await settle();
    expect(scripts()).toEqual(['federation.js', 'late.js']);
    serve(ports);
    await settle();
    expect(block('mf-commerce').textContent).toBe('Live');
    expect(block('mf-commerce').getAttribute('data-state')).toBe('live');
  });

  spec('PLAT-05', 'of a remote that is off stay the HTML they are', async () => {
    const { boot, ports } = openPage({ data: files(), body: OFF });
    boot();
    ports.becomeIdle();
    await settle();
    expect(scripts()).toEqual([]);
    expect(block('mf-blocks').hasAttribute('data-state')).toBe(false);
    expect(ports.logged).toEqual([]);
  });

  spec('PLAT-05', 'whose feature throws stay the HTML they are, and are named', async () => {
    const { boot, ports } = openPage({ data: files() });
    boot();
    ports.becomeIdle();
    await settle();
    serve(ports, () => {
      throw new Error('no');
    });
    await settle();
    expect(block('mf-commerce').textContent).toBe('HTML');
    expect(block('mf-commerce').getAttribute('data-state')).toBe('failed');
    expect(ports.logged).toEqual(['commerce/sample (mf-commerce@1.0.0-00000000) failed at start: no']);
  });

  spec('PLAT-05', 'stay the HTML they are where the shell’s second file does not arrive', async () => {
    const { boot, ports } = openPage();
    boot();
    ports.becomeIdle();
    await untilLogged(ports, 'Commerce rollup not loaded');
    expect(block('mf-commerce').getAttribute('data-state')).toBe('failed');
    expect(ports.logged).toEqual([
      expect.stringContaining('failed at entry: Error: /remotes/shell/1.0.0-00000000/client/late.js'),
      'Commerce rollup not loaded',
    ]);
  });

  spec('BUS-03', 'are not needed for an admin’s line to the other tabs', async () => {
    const data = files();
    const { boot, ports } = openPage({
      data: { ...data, context: { ...SAMPLE_CONTEXT, websiteRoles: [WEBSITE_ROLE.admin] } },
      body: '',
    });
    boot();
    ports.becomeIdle();
    await settle();
    expect(scripts()).toEqual(['late.js']);
  });

  test('what nobody could announce is logged', async () => {
    const { boot, ports } = openPage();
    boot();
    ports.replies.push({ body: { message: 'Added' } });
    document.querySelector('button')!.click();
    await untilLogged(ports, 'Nobody could announce');
    expect(ports.logged[0]).toContain('Nobody could announce: Added');
  });
});
