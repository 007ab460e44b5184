import { makeSampleActivity } from '../../admin/sample-activity/make-sample-activity';
import { readActivities } from '../../admin/sample-activity/read-activities';
import { removeSampleActivity } from '../../admin/sample-activity/remove-sample-activity';
import { markedSites } from '../../admin/sample-activity/sample-activity.store';
import type { Activity } from '../../admin/sample-activity/activity.schema';
import { timeText } from '../../platform/time-text';
import { createSiteDirectory } from '../../site/directory/site-directory';
import type { Command, CommandDeps } from './command';

/** `colonnade make-sample-activity`: fills the admin areas of sample sites. */
export const makeSampleActivityCommand: Command = {
  name: 'make-sample-activity',
  usage: '',
  description: 'Gives the sample sites a month of sample orders, reviews, messages and visits.',
  async run(args, deps) {
    const { samplesDir } = deps.config;
    if (args.length > 0) return { ok: false, reason: 'make-sample-activity takes nothing after its name.' };
    if (samplesDir === undefined) return { ok: false, reason: 'There are no sample sites: SAMPLES_DIR is "none".' };
    const lines: string[] = [];
    for (const activity of await readActivities(samplesDir)) lines.push(await make(activity, deps));
    return { ok: true, lines: lines.length > 0 ? lines : [`No sample site in ${samplesDir} has an activity.json.`] };
  },
};

async function make(activity: Activity, { db, config: { appDomain } }: CommandDeps): Promise<string> {
  const { site: identifier, orders, submissions } = activity;
  const row = await db
    .selectFrom('site')
    .select(['id', 'is_sample as isSample'])
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  const site = row && (await createSiteDirectory({ db, appDomain }).byId(row.id));
  if (!site) return `${identifier} does not exist yet: start the server, which loads its sample sites.`;
  if (!row.isSample) return `${identifier} was imported by hand and gets no samples.`;
  const marked = (await markedSites(db)).find(({ siteId }) => siteId === site.id);
  if (marked)
    return `${identifier} has had its sample activity since ${timeText(marked.madeAt, { locale: 'en', timeZone: 'UTC' })}. To make it anew, remove it first.`;
  if (!(await makeSampleActivity(db, { site: site.siteLocaleIn(undefined), activity, nowMs: Date.now() })))
    return `${identifier} has just got its sample activity.`;
  const reviews = orders.reduce((sum, order) => sum + order.reviews.length, 0);
  return `${identifier} has ${orders.length} sample orders, ${reviews} reviews, ${submissions.length} messages and a month of visits.`;
}

/** `colonnade remove-sample-activity`: removes what `make-sample-activity` has made, and nothing else. */
export const removeSampleActivityCommand: Command = {
  name: 'remove-sample-activity',
  usage: '',
  description: 'Removes all sample activity, and nothing else.',
  async run(args, { db }) {
    if (args.length > 0) return { ok: false, reason: 'remove-sample-activity takes nothing after its name.' };
    const lines: string[] = [];
    for (const { siteId, identifier } of await markedSites(db))
      if (await removeSampleActivity(db, siteId)) lines.push(`The sample activity of ${identifier} is removed.`);
    return { ok: true, lines: lines.length > 0 ? lines : ['There is no sample activity.'] };
  },
};
