import { randomUUID } from 'node:crypto';
import type { Site } from '../../site/directory/site';
import { createIdempotencyKey } from '../../telemetry/records/idempotency-key';
import type { NewRecord } from '../../telemetry/records/new-record';
import { keptHit } from '../../telemetry/visits/kept-hit';
import type { SampleTraffic } from './activity.schema';
import type { Chance } from './chance';

const HOUR_MS = 3_600_000;
const HOURS = 30 * 24;
/** How many visits an hour of the day has, beside the average hour; UTC. */
const BY_HOUR = [
  1.1, 1.3, 1.4, 1.2, 0.9, 0.6, 0.4, 0.3, 0.2, 0.2, 0.2, 0.3, 0.4, 0.6, 0.9, 1.2, 1.4, 1.5, 1.5, 1.5, 1.6, 1.7, 1.6,
  1.3,
];
/** The same for a day of the week, from Sunday. On Fridays new pieces are for sale. */
const BY_DAY = [1.05, 0.8, 0.85, 0.9, 1, 1.5, 0.9];
/** The month begins with fewer visits than it ends with. */
const [FIRST, LAST] = [0.8, 1.2];
const RETURNING = 0.32;
const NEXT_VIEW = 0.62;
const LONGEST_VISIT_VIEWS = 12;
const [SHORTEST_VIEW_MS, VIEW_MS] = [6000, 90_000];

export interface TrafficInput {
  readonly site: Site;
  readonly traffic: SampleTraffic;
  readonly chance: Chance;
  readonly nowMs: number;
}

/** A page view of the past month. */
export interface SampleView {
  readonly atMs: number;
  readonly path: string;
  readonly browser: SampleTraffic['browsers'][number];
  readonly visitor: { readonly id: string; readonly count: number };
  /** True for the first view of a visit. */
  readonly begins: boolean;
}

/** The page views of the 720 whole hours before now, in visits. */
export function sampleViews({ traffic, chance, nowMs }: Omit<TrafficInput, 'site'>): SampleView[] {
  const endMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const nextVisitor = createVisitors(chance);
  const hours = Array.from({ length: HOURS }, (_, hour) => endMs - (HOURS - hour) * HOUR_MS);
  return hours.flatMap((hourMs) => {
    const times = chance.count(expectedVisits(traffic, hourMs, (hourMs - endMs) / HOUR_MS / HOURS + 1));
    return Array.from({ length: times }, () => visitViews({ traffic, chance, hourMs, visitor: nextVisitor() })).flat();
  });
}

/** `progress` is the part of the month that has passed, from 0 to 1. */
function expectedVisits({ visitsPerDay }: SampleTraffic, hourMs: number, progress: number): number {
  const hour = new Date(hourMs);
  const trend = FIRST + (LAST - FIRST) * progress;
  return (visitsPerDay / BY_HOUR.length) * (BY_HOUR[hour.getUTCHours()] ?? 1) * (BY_DAY[hour.getUTCDay()] ?? 1) * trend;
}

interface VisitInput extends Pick<TrafficInput, 'traffic' | 'chance'>, Pick<SampleView, 'visitor'> {
  readonly hourMs: number;
}

/** One visit. It ends within its hour, and so before now. */
function visitViews({ traffic, chance, hourMs, visitor }: VisitInput): SampleView[] {
  const browser = chance.oneOf(traffic.browsers.map((one) => [one, one.share] as const));
  const views: SampleView[] = [];
  let atMs = Math.floor(hourMs + chance.number() * HOUR_MS);
  do {
    views.push({
      atMs,
      path: chance.oneOf(Object.entries(traffic.pages)),
      browser,
      visitor,
      begins: views.length === 0,
    });
    atMs += SHORTEST_VIEW_MS + Math.floor(chance.number() * VIEW_MS);
  } while (atMs < hourMs + HOUR_MS && views.length < LONGEST_VISIT_VIEWS && chance.number() < NEXT_VIEW);
  return views;
}

/** Whose visit comes next: somebody new, or somebody who has been here before. */
function createVisitors(chance: Chance): () => SampleView['visitor'] {
  const known: { readonly id: string; count: number }[] = [];
  return () => {
    const again = chance.number() < RETURNING ? known[Math.floor(chance.number() * known.length)] : undefined;
    const visitor = again ?? { id: randomUUID(), count: 0 };
    if (!again) known.push(visitor);
    visitor.count += 1;
    return { ...visitor };
  };
}

/** What `recordHit` stores of a view. */
export function visitRecords(site: Site, { atMs, path, browser, visitor, begins }: SampleView): NewRecord[] {
  const common = { siteId: site.id, key: createIdempotencyKey(atMs), atMs, kind: 'visit', path } as const;
  const data = {
    websiteId: site.id,
    templateId: 'colonnade',
    locale: site.locale,
    userAgent: browser.userAgent,
    clientDate: atMs,
    viewportWidth: browser.width,
    viewportHeight: browser.height,
    screenWidth: browser.width,
    screenHeight: browser.height,
    url: `https://${site.hosts[0] ?? ''}${path}`,
    title: site.pageAt(path)?.page.title ?? '',
  };
  const names = ['view', ...(begins ? ['visit'] : []), ...(begins && visitor.count === 1 ? ['visitor'] : [])];
  return names.map((name, position) => ({
    ...common,
    position,
    name,
    origin: 'page',
    value: null,
    data: name === 'view' ? keptHit({ visitor, data }, site.profile.cookieSettings) : null,
  }));
}
