import { join } from 'node:path';
import type { Activity } from './activity.schema';
import { createChance } from './chance';
import { readActivities } from './read-activities';
import { sampleViews } from './sample-visits';

const NOW = Date.UTC(2026, 10, 28, 14, 20);
const HOUR_MS = 3_600_000;

let traffic: Activity['traffic'];
beforeAll(async () => {
  const [activity] = await readActivities(join(__dirname, '../../../sample'));
  if (!activity) throw new Error('No sample has an activity.');
  ({ traffic } = activity);
});

const views = () => sampleViews({ traffic, chance: createChance(1), nowMs: NOW });

test('visits fill the thirty days before the current hour', () => {
  const times = views().map(({ atMs }) => atMs);
  const end = Math.floor(NOW / HOUR_MS) * HOUR_MS;
  expect(Math.max(...times)).toBeLessThan(end);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(end - 720 * HOUR_MS);
  expect(new Set(times.map((at) => Math.floor(at / (24 * HOUR_MS)))).size).toBe(31);
});

test('there are about as many visits as the activity says, and some visitors return', () => {
  const visits = views().filter(({ begins }) => begins);
  expect(visits.length / 30 / traffic.visitsPerDay).toBeCloseTo(1, 0);
  const visitors = new Set(visits.map(({ visitor }) => visitor.id));
  expect(visitors.size).toBeLessThan(visits.length);
  expect(visits.filter(({ visitor }) => visitor.count === 1)).toHaveLength(visitors.size);
});
