import type { RemoteStatus } from 'shared-types/admin/remotes';
import type { Database } from '../../platform/schema/database';
import { readRule, readRules, type CurrentRule } from '../../site/registry/registry.store';
import { createFigureTexts } from '../insights/figure-texts';
import { percentileOf } from '../insights/percentile-of';
import { timeText, type TimeStyle } from '../../platform/time-text';
import { recentFigures, type VersionFigures } from './recent-figures.store';

export interface Writing extends TimeStyle {
  readonly currency: string;
}

/** The status of all remotes by name, or of one. */
export async function statuses(db: Database, how: Writing, remote?: string): Promise<RemoteStatus[]> {
  const rules =
    remote === undefined ? (await readRules(db)).rules : [await readRule(db, remote)].flatMap((rule) => rule ?? []);
  const [published, figures] = [await publishTimes(db, rules), await recentFigures(db, remote)];
  return rules.map(({ remote: name, version, enabled, renders, set_by: setBy, canary, pins, off_at: offAt }) => {
    const at = published.get(`${name}@${version}`);
    return {
      name,
      version,
      enabled,
      renders,
      ...(canary ? { canary } : {}),
      pins: Object.entries(pins).map(([site, own]) => ({ site, version: own })),
      ...(at ? { publishedText: timeText(at, how) } : {}),
      offAt,
      isFollowing: setBy === 'build',
      ...figuresOf(
        figures.filter((figure) => figure.name === name),
        how,
      ),
    };
  });
}

/** When the versions in rules were published, by `<remote>@<version>`. */
async function publishTimes(db: Database, rules: readonly CurrentRule[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('artifact')
    .select(['remote', 'version', 'published_at'])
    .where('version', 'in', ['', ...rules.flatMap(({ version }) => version ?? [])])
    .execute();
  return new Map(rows.map(({ remote, version, published_at: at }) => [`${remote}@${version}`, at]));
}

/** Errors and the 75th percentile of start times, of all versions together. */
function figuresOf(versions: readonly VersionFigures[], how: Writing): Pick<RemoteStatus, 'errors' | 'startText'> {
  const start = percentileOf(versions.flatMap(({ starts }) => starts));
  return {
    errors: versions.reduce((sum, { errors }) => sum + errors, 0),
    ...(start === undefined ? {} : { startText: createFigureTexts(how).metric(start, 'ms') }),
  };
}
