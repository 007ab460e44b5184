import { WEBSITE_STATUSES, type WebsiteStatus } from 'shared-types/site/website';
import { setWebsiteStatus } from '../../site/closed/set-website-status';
import type { Command } from './command';

/**
 * `colonnade site-status <site> <status>`: sets the billing status of a site, which opens or closes it to visitors.
 * @implements ENUM-22 ENUM-23
 */
export const siteStatusCommand: Command = {
  name: 'site-status',
  usage: '<site> <status>',
  description: `Sets the plan status of a site: ${WEBSITE_STATUSES.join(', ')}.`,
  async run([identifier = '', wanted = ''], { db }) {
    const status = WEBSITE_STATUSES.find((known): known is WebsiteStatus => known === wanted);
    if (!identifier || !status)
      return {
        ok: false,
        reason: `Give the ID of a site and one of ${WEBSITE_STATUSES.join(', ')}, for example: site-status fern-and-kiln paid.`,
      };
    const before = await setWebsiteStatus(db, identifier, status);
    return before === undefined
      ? { ok: false, reason: `There is no site ${identifier}.` }
      : { ok: true, lines: [`${identifier} was ${before} and is ${status}.`] };
  },
};
