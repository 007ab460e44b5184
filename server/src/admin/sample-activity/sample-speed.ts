import { randomUUID } from 'node:crypto';
import { PERFORMANCE_CLIENT_VERSION } from 'shared-types/telemetry/performance';
import { createIdempotencyKey } from '../../telemetry/records/idempotency-key';
import type { NewRecord } from '../../telemetry/records/new-record';
import type { SampleTraffic } from './activity.schema';
import type { Chance } from './chance';
import type { SampleView } from './sample-visits';

/** As many page loads are measured as the figures need. */
const MEASURED = { first: 0.2, later: 0.08 };
const SCORE_DIGITS = 4;

export interface SpeedInput {
  readonly siteId: string;
  readonly speed: SampleTraffic['speed'];
  /** Origins by remote, such as `mf-blocks@0.2.0-0a1b2c3d`. */
  readonly origins: ReadonlyMap<string, string>;
  readonly chance: Chance;
}

/** What `recordPerformance` stores of a page load; nothing of most. */
export function speedRecords({ siteId, speed, origins, chance }: SpeedInput, view: SampleView): NewRecord[] {
  const { atMs, path, begins } = view;
  if (chance.number() >= MEASURED[begins ? 'first' : 'later']) return [];
  const measured = [
    ...measure('page', speed.page, chance),
    ...Object.entries(speed.remotes).flatMap(([remote, metrics]) =>
      measure(origins.get(remote) ?? remote, metrics, chance),
    ),
  ];
  const common = { siteId, key: createIdempotencyKey(atMs), atMs, kind: 'performance', path } as const;
  const data = { pageLoadId: randomUUID(), ts: atMs, navigation: 'navigate', version: PERFORMANCE_CLIENT_VERSION };
  return measured.map((one, position) => ({ ...common, position, ...one, data }));
}

function measure(
  origin: string,
  metrics: SampleTraffic['speed']['page'],
  chance: Chance,
): Pick<NewRecord, 'name' | 'origin' | 'value'>[] {
  return Object.entries(metrics).map(([name, { median, spread }]) => {
    const value = median * chance.factor(spread);
    return { name, origin, value: median < 1 ? Number(value.toFixed(SCORE_DIGITS)) : Math.round(value) };
  });
}
