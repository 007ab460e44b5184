import puppeteer from 'puppeteer';
import type { Result as Report } from 'lighthouse';
import { BROWSER } from '../visitors/browser.ts';
import { startFloor } from '../servers/floor-server.ts';
import { startSite } from '../servers/site-server.ts';
import { median } from '../statistics.ts';
import { loadLighthouse } from './load-lighthouse.ts';

const PRODUCT = '/shop/p/stoneware-mug';
const PAGES = ['/', PRODUCT];
const SITE_PORT = 4186;
const FLOOR_PORT = 4187;
const LEAST_PERFORMANCE = 99;
const WHOLE = 100;
/** How often Lighthouse may start an audit. */
const ATTEMPTS = 3;

/** Lighthouse with its mobile settings, in turn with the hand-written page, as a busy machine affects both. */
export async function benchLighthouse({ runs }: { runs: number }) {
  const site = await startSite({ port: SITE_PORT });
  const floor = await startFloor({ port: FLOOR_PORT, siteUrl: site.url, page: PRODUCT });
  const floorReports: Report[] = [];
  const reports: Map<string, Report[]> = new Map(PAGES.map((path) => [path, []]));
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

function figuresOf(path: string, reports: Report[], floorReports: Report[]) {
  const rowOf = (figure: string, read: (report: Report) => number) => ({
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

function row(ours: number[], floor: number[]) {
  return { ours: median(ours), beside: median(floor), range: [Math.min(...ours), Math.max(...ours)] };
}

function valueOf(audit: string): (report: Report) => number {
  return ({ audits }) => audits[audit]?.numericValue ?? NaN;
}

export function scoreOf({ categories }: Report, category: string) {
  return Math.round((categories[category]?.score ?? NaN) * WHOLE);
}

/** Runs an audit in its own browser; repeats it if Lighthouse itself fails, and finally throws. */
export async function audit(url: string): Promise<Report> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const report = await auditOnce(url);
    const scores = Object.values(report.categories).map(({ score }) => score);
    if (!scores.includes(null)) return report;
    console.warn(`Lighthouse gave no score for ${url}. ${report.runtimeError?.message ?? 'It did not say why.'}`);
  }
  throw new Error(`Lighthouse gave no score for ${url}, ${ATTEMPTS} times.`);
}

async function auditOnce(url: string): Promise<Report> {
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
