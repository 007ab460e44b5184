import type { DashboardPart } from 'shared-types/admin/home';
import { isUnavailable } from '../../platform/schema/is-unavailable';
import type { LoadContext } from '../../site/page/loader';

/** Loads one part of the dashboard. If it fails, the error is logged and the other parts are shown. */
export async function dashboardPart<T>(
  { services: { log }, site }: Pick<LoadContext, 'services' | 'site'>,
  name: string,
  load: () => Promise<T>,
): Promise<DashboardPart<T>> {
  try {
    return await load();
  } catch (error) {
    // Without the database, no part can be shown.
    if (isUnavailable(error)) throw error;
    log.error({ err: error, part: name, site: site.identifier }, 'a part of the dashboard could not be loaded');
    return 'failed';
  }
}
