import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { readRules } from '../../site/registry/registry.store';
import { recordRows } from '../../telemetry/records/record-row';
import { writeRecords } from '../../telemetry/records/write-records';
import type { Activity } from './activity.schema';
import { createChance } from './chance';
import { errorRecords } from './sample-errors';
import { speedRecords } from './sample-speed';
import { sampleViews, visitRecords } from './sample-visits';

const SEED = 1;
const BATCH = 5000;

export interface SampleTrafficInput {
  readonly site: Site;
  readonly activity: Pick<Activity, 'traffic'>;
  readonly nowMs: number;
}

/** Writes a month of visits, measurements and errors; returns the keys of their records. */
export async function makeSampleTraffic(
  trx: Transaction<Tables>,
  { site, activity: { traffic }, nowMs }: SampleTrafficInput,
): Promise<string[]> {
  const chance = createChance(SEED);
  const origins = await liveOrigins(trx);
  const speed = { siteId: site.id, speed: traffic.speed, origins, chance };
  const views = sampleViews({ traffic, chance, nowMs });
  const records = [
    ...views.flatMap((view) => [...visitRecords(site, view), ...speedRecords(speed, view)]),
    ...errorRecords({ site, traffic, origins, nowMs }),
  ];
  const rows = recordRows(records);
  for (let from = 0; from < rows.length; from += BATCH) await writeRecords(trx, rows.slice(from, from + BATCH));
  return [...new Set(records.map(({ key }) => key))];
}

/** `<remote>@<version>` of what is live, by remote. */
async function liveOrigins(trx: Transaction<Tables>): Promise<ReadonlyMap<string, string>> {
  const { rules } = await readRules(trx);
  return new Map(rules.flatMap(({ remote, version }) => (version === null ? [] : [[remote, `${remote}@${version}`]])));
}
