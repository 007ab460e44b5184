import type { Services } from '../../site/services';
import { activityFiles } from './read-activities';
import { markedSites } from './sample-activity.store';

/** The line that names the command for sample activity when the server starts; none if a sample site has some. */
export async function activityLines({ config, db }: Pick<Services, 'config' | 'db'>): Promise<string[]> {
  if (config.samplesDir === undefined || (await markedSites(db)).length > 0) return [];
  if ((await activityFiles(config.samplesDir)).length === 0) return [];
  return [
    'To see the admin area in use, add a month of sample orders and visits: npm run remotes -- make-sample-activity',
  ];
}
