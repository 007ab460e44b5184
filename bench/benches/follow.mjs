import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer';
import { BROWSER } from '../visitors/browser.mjs';
import { onGround } from '../servers/ground.mjs';
import { startSite } from '../servers/site-server.mjs';

const PORTS = [4188, 4189];
const EXPORTS = [
  `export { changeRule } from './server/src/site/registry/registry.store';`,
  `export { ruleAfter } from './server/src/site/registry/release-rule';`,
];
/** So that each client has an address of its own, as visitors have. */
const PROXIED = { TRUSTED_PROXIES: '127.0.0.1,::1' };
const CLIENT = join(import.meta.dirname, '..', 'visitors', 'follow-clients.mjs');
const CLIENT_PROCESSES = 2;
const COUNTS = [1000, 5000];
const TABS = 3;
const REMOTE = 'mf-commerce';
const BLOCK = '[data-feature="commerce/indicator"]';
const BAR_MS = 1000;
/** Between a kill and what undoes it nobody is still at work. */
const CALM_MS = 500;

/**
 * How long after a kill those who follow have seen it: streams of 1,000 and 5,000 clients, and the features of three tabs,
 * over two servers on one database. A kill begins with the call that writes it down.
 * @param {{ runs: number }} options
 */
export async function benchFollow({ runs }) {
  const shared = await mkdtemp(join(tmpdir(), 'colonnade-bench-'));
  const env = { ...PROXIED, DATA_DIR: shared };
  try {
    return await onGround({ port: PORTS[0] ?? 0, env, exports: EXPORTS }, async (ground) => {
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

/** @typedef {{ browser: import('puppeteer').Browser, count: number, runs: number, urls: readonly string[] }} Following */

/**
 * @param {import('../servers/ground.mjs').Ground} ground
 * @param {Following} following
 */
async function follow(ground, { browser, count, runs, urls }) {
  const clients = await openClients(urls, count);
  const tabs = await Promise.all(
    Array.from({ length: TABS }, (_, index) => openTab(browser, urls[index % urls.length])),
  );
  const seen = { streams: /** @type {number[]} */ ([]), tabs: /** @type {number[]} */ ([]) };
  try {
    for (let run = 0; run <= runs; run += 1) {
      const byStreams = clients.whenOff(true);
      const byTabs = tabs.map((tab) => whenNot(tab, 'live'));
      const at = Date.now();
      await act(ground, { kind: 'disable', keepsHtml: true });
      const times = { streams: await byStreams, tabs: await Promise.all(byTabs) };
      // The first round warms all up.
      if (run > 0)
        for (const who of /** @type {const} */ (['streams', 'tabs']))
          seen[who].push(...times[who].map((time) => time - at));
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

/** @param {string} figure @param {readonly number[]} times */
function row(figure, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const [p50, p99] = [Math.round(at(0.5)), Math.round(at(0.99))];
  return { figure, p50, p99, worst: Math.round(sorted.at(-1) ?? NaN), bar: `p99 ≤ ${BAR_MS}`, holds: p99 <= BAR_MS };
}

/** @param {import('../servers/ground.mjs').Ground} ground @param {object} wanted */
async function act({ code, db }, wanted) {
  const note = { who: 'bench', reason: 'measured' };
  const change = (/** @type {any} */ rule) => rule && code.ruleAfter(rule, wanted);
  await code.changeRule(db, { remote: REMOTE, note, change });
}

/** @param {readonly string[]} urls @param {number} count */
async function openClients(urls, count) {
  const processes = Array.from({ length: CLIENT_PROCESSES }, (_, index) =>
    fork(CLIENT, [String(count / CLIENT_PROCESSES), String(index), REMOTE, ...urls]),
  );
  const messageFrom = (/** @type {import('node:child_process').ChildProcess} */ child) =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('A process of clients has ended.')));
    });
  await Promise.all(processes.map(messageFrom));
  return {
    /** @param {boolean} isOff @returns {Promise<number[]>} when each has seen it */
    whenOff: async (isOff) => {
      const answers = processes.map(messageFrom);
      for (const child of processes) child.send(isOff);
      return /** @type {number[][]} */ (await Promise.all(answers)).flat();
    },
    close: () => processes.forEach((child) => child.kill()),
  };
}

/** @param {import('puppeteer').Browser} browser @param {string} [url] */
async function openTab(browser, url = '') {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.goto(`${url}/about`);
  await tab.waitForSelector(`${BLOCK}[data-state="live"]`);
  return tab;
}

/**
 * When the block has left a state.
 * @param {import('puppeteer').Page} tab
 * @param {string} state
 * @returns {Promise<number>}
 */
function whenNot(tab, state) {
  return tab.$eval(
    BLOCK,
    (block, left) =>
      new Promise((resolve) => {
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
