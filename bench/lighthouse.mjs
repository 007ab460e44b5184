import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer';
import { BROWSER } from './browser.mjs';
import { startSite } from './site-server.mjs';
import { median } from './statistics.mjs';

const PAGES = ['/', '/shop/p/stoneware-mug'];
const SITE_PORT = 4186;
const LEAST_PERFORMANCE = 99;
const WHOLE = 100;

/**
 * Lighthouse as it comes, with its mobile settings. Its figures mean something only on a machine that does nothing else.
 * @param {{ runs: number }} options
 */
export async function benchLighthouse({ runs }) {
  const site = await startSite({ port: SITE_PORT });
  try {
    const rows = [];
    for (const path of PAGES) rows.push(...(await figuresOf(site.url + path, { path, runs })));
    return rows;
  } finally {
    await site.stop();
  }
}

/**
 * @param {string} url
 * @param {{ path: string, runs: number }} options
 */
async function figuresOf(url, { path, runs }) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audit(url));
  return [
    ...Object.keys(reports[0]?.categories ?? {}).map((category) => {
      const scores = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * WHOLE));
      const least = category === 'performance' ? LEAST_PERFORMANCE : WHOLE;
      return row(`${path} ${category}`, scores, { bar: `≥ ${least}`, holds: median(scores) >= least });
    }),
    ...['total-blocking-time', 'cumulative-layout-shift'].map((audit) => {
      const values = reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN);
      return row(`${path} ${audit}`, values, { bar: '0', holds: median(values) === 0 });
    }),
  ];
}

/**
 * @param {string} figure
 * @param {number[]} values
 * @param {{ bar: string, holds: boolean }} verdict
 */
function row(figure, values, verdict) {
  return { figure, ours: median(values), range: [Math.min(...values), Math.max(...values)], ...verdict };
}

/**
 * One audit in a browser of its own.
 * @param {string} url
 */
async function audit(url) {
  const browser = await puppeteer.launch(BROWSER);
  try {
    const result = await lighthouse(url, { port: Number(new URL(browser.wsEndpoint()).port), logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
