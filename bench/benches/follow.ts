import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { TYPESCRIPT_ARGS } from '../../tools/launch/typescript.mjs';
import { BROWSER } from '../visitors/browser.ts';
import { onGround, type Ground } from '../servers/ground.ts';
import { startSite } from '../servers/site-server.ts';
import type { changeRule } from '../../server/src/site/registry/registry.store';
import type { ReleaseRule, RuleAct, ruleAfter } from '../../server/src/site/registry/release-rule';

interface Code {
  readonly changeRule: typeof changeRule;
  readonly ruleAfter: typeof ruleAfter;
}

const PORTS = [4188, 4189];
const EXPORTS = [
  `export { changeRule } from './server/src/site/registry/registry.store';`,
  `export { ruleAfter } from './server/src/site/registry/release-rule';`,
];
/** Gives each client an address of its own. */
const PROXIED = { TRUSTED_PROXIES: '127.0.0.1,::1' };
const CLIENT = join(import.meta.dirname, '..', 'visitors', 'follow-clients.ts');
const CLIENT_PROCESSES = 2;
const COUNTS = [1000, 5000];
const TABS = 3;
const REMOTE = 'mf-commerce';
const BLOCK = '[data-feature="commerce/indicator"]';
const BAR_MS = 1000;
/** Pause after a kill, until nobody works on it any more. */
const CALM_MS = 500;

/** How long 1,000 and 5,000 streams and the features of three tabs take to notice a kill, over two servers. */
export async function benchFollow({ runs }: { runs: number }) {
  const shared = await mkdtemp(join(tmpdir(), 'colonnade-bench-'));
  const env = { ...PROXIED, DATA_DIR: shared };
  try {
    return await onGround({ port: PORTS[0] ?? 0, env, exports: EXPORTS }, async (ground: Ground<Code>) => {
      const other = await startSite({ port: PORTS[1] ?? 0, env: { ...env, DATABASE_URL: ground.address } });
      const browser = await puppeteer.launch(BROWSER);
      try {
        const urls = [ground.url, other.url];
        const rows = [];
        for (const count of COUNTS) rows.push(...(await follow(ground, { browser, count, runs, urls })));
        return rows;
      } finally {
        await browser.close();
        await other.stop();
      }
    });
  } finally {
    await rm(shared, { recursive: true, force: true });
  }
}

export type Following = { browser: Browser; count: number; runs: number; urls: readonly string[] };

async function follow(ground: Ground<Code>, { browser, count, runs, urls }: Following) {
  const clients = await openClients(urls, count);
  const tabs = await Promise.all(
    Array.from({ length: TABS }, (_, index) => openTab(browser, urls[index % urls.length])),
  );
  const seen = { streams: [] as number[], tabs: [] as number[] };
  try {
    for (let run = 0; run <= runs; run += 1) {
      const byStreams = clients.whenOff(true);
      const byTabs = tabs.map((tab) => whenNot(tab, 'live'));
      const at = Date.now();
      await act(ground, { kind: 'disable', keepsHtml: true });
      const times = { streams: await byStreams, tabs: await Promise.all(byTabs) };
      if (run > 0)
        for (const who of ['streams', 'tabs'] as const) seen[who].push(...times[who].map((time) => time - at));
      await calm();
      const again = [clients.whenOff(false), ...tabs.map((tab) => whenNot(tab, 'waiting'))];
      await act(ground, { kind: 'enable' });
      await Promise.all(again);
      for (const tab of tabs) await tab.waitForSelector(`${BLOCK}[data-state="live"]`);
      await calm();
    }
  } finally {
    clients.close();
    await Promise.all(tabs.map((tab) => tab.browserContext().close()));
  }
  return [
    row(`a kill seen by ${count} streams, ms`, seen.streams),
    row(`the same by ${TABS} tabs beside them, ms`, seen.tabs),
  ];
}

function row(figure: string, times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const [p50, p99] = [Math.round(at(0.5)), Math.round(at(0.99))];
  return { figure, p50, p99, worst: Math.round(sorted.at(-1) ?? NaN), bar: `p99 ≤ ${BAR_MS}`, holds: p99 <= BAR_MS };
}

async function act({ code, db }: Ground<Code>, wanted: RuleAct) {
  const note = { who: 'bench', reason: 'measured' };
  const change = (rule: ReleaseRule | undefined) => rule && code.ruleAfter(rule, wanted);
  await code.changeRule(db, { remote: REMOTE, note, change });
}

async function openClients(urls: readonly string[], count: number) {
  const processes = Array.from({ length: CLIENT_PROCESSES }, (_, index) =>
    fork(CLIENT, [String(count / CLIENT_PROCESSES), String(index), REMOTE, ...urls], { execArgv: TYPESCRIPT_ARGS }),
  );
  const messageFrom = (child: ChildProcess) =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('A process of clients has ended.')));
    });
  await Promise.all(processes.map(messageFrom));
  return {
    /** Times at which each client has seen the change. */
    whenOff: async (isOff: boolean): Promise<number[]> => {
      const answers = processes.map(messageFrom);
      for (const child of processes) child.send(isOff);
      return ((await Promise.all(answers)) as number[][]).flat();
    },
    close: () => processes.forEach((child) => child.kill()),
  };
}

async function openTab(browser: Browser, url: string = '') {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.goto(`${url}/about`);
  await tab.waitForSelector(`${BLOCK}[data-state="live"]`);
  return tab;
}

/** Waits until the block has left a state. */
function whenNot(tab: Page, state: string): Promise<number> {
  return tab.$eval(
    BLOCK,
    (block, left) =>
      new Promise<number>((resolve) => {
        const look = () => block.getAttribute('data-state') === left || resolve(Date.now());
        new MutationObserver(look).observe(block, { attributes: true });
        look();
      }),
    state,
  );
}

function calm() {
  return new Promise((resolve) => setTimeout(resolve, CALM_MS));
}
