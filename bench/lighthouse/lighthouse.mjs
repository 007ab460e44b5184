import puppeteer from 'puppeteer';
import { BROWSER } from '../visitors/browser.mjs';
import { startFloor } from '../servers/floor-server.mjs';
import { startSite } from '../servers/site-server.mjs';
import { median } from '../statistics.mjs';
import { loadLighthouse } from './load-lighthouse.mjs';

const PRODUCT = '/shop/p/stoneware-mug';
const PAGES = ['/', PRODUCT];
const SITE_PORT = 4186;
const FLOOR_PORT = 4187;
const LEAST_PERFORMANCE = 99;
const WHOLE = 100;
/** How often Lighthouse may begin an audit. */
const ATTEMPTS = 3;

/** @typedef {import('lighthouse').Result} Report */

/**
 * Lighthouse as it comes, with its mobile settings, in turn with the product page written by hand: a busy machine
 * blocks that one, too.
 * @param {{ runs: number }} options
 */
export async function benchLighthouse({ runs }) {
  const site = await startSite({ port: SITE_PORT });
  const floor = await startFloor({ port: FLOOR_PORT, siteUrl: site.url, page: PRODUCT });
  /** @type {Report[]} */
  const floorReports = [];
  /** @type {Map<string, Report[]>} */
  const reports = new Map(PAGES.map((path) => [path, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [path, taken] of reports) taken.push(await audit(site.url + path));
      floorReports.push(await audit(floor.url + PRODUCT));
    }
    return [...reports].flatMap(([path, taken]) => figuresOf(path, taken, floorReports));
  } finally {
    await floor.stop();
    await site.stop();
  }
}

/**
 * @param {string} path
 * @param {Report[]} reports
 * @param {Report[]} floorReports
 */
function figuresOf(path, reports, floorReports) {
  const rowOf = (/** @type {string} */ figure, /** @type {(report: Report) => number} */ read) => ({
    figure: `${path} ${figure}`,
    ...row(reports.map(read), floorReports.map(read)),
  });
  const scores = Object.keys(reports[0]?.categories ?? {}).map((category) => {
    const least = category === 'performance' ? LEAST_PERFORMANCE : WHOLE;
    const scored = rowOf(category, (report) => scoreOf(report, category));
    return { ...scored, bar: `≥ ${least}`, holds: scored.ours >= least };
  });
  const blocking = rowOf('blocking time, ms', valueOf('total-blocking-time'));
  const shift = rowOf('layout shift', valueOf('cumulative-layout-shift'));
  return [
    ...scores,
    { ...blocking, bar: '≤ beside', holds: blocking.ours <= blocking.beside },
    { ...shift, bar: '0', holds: shift.ours === 0 },
  ];
}

/** @param {number[]} ours @param {number[]} floor */
function row(ours, floor) {
  return { ours: median(ours), beside: median(floor), range: [Math.min(...ours), Math.max(...ours)] };
}

/** @param {string} audit @returns {(report: Report) => number} */
function valueOf(audit) {
  return ({ audits }) => audits[audit]?.numericValue ?? NaN;
}

/**
 * A category's score, out of a hundred.
 * @param {Report} report
 * @param {string} category
 */
export function scoreOf({ categories }, category) {
  return Math.round((categories[category]?.score ?? NaN) * WHOLE);
}

/**
 * One audit in a browser of its own. Where Lighthouse itself fails, it says so and begins again; throws where it goes on failing.
 * @param {string} url
 * @returns {Promise<Report>}
 */
export async function audit(url) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const report = await auditOnce(url);
    const scores = Object.values(report.categories).map(({ score }) => score);
    if (!scores.includes(null)) return report;
    console.warn(`Lighthouse gave no score for ${url}. ${report.runtimeError?.message ?? 'It did not say why.'}`);
  }
  throw new Error(`Lighthouse gave no score for ${url}, ${ATTEMPTS} times.`);
}

/**
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function auditOnce(url) {
  const lighthouse = await loadLighthouse();
  const browser = await puppeteer.launch(BROWSER);
  try {
    const result = await lighthouse(url, { port: Number(new URL(browser.wsEndpoint()).port), logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
