import type { HappeningName, Happenings } from 'shared-types/events';
import type { PageContext } from 'shared-types/site/context';
import { ADMIN_CHANNEL } from 'shared-types/site/cookie';
import { WEBSITE_ROLE } from 'shared-types/site/website-role';
import type { TabPort } from '../../ports/tab.port';
import type { Wire } from './wire';

/** What an admin does in one tab, the configuration area for example, and sees in the others. */
const ADMIN_EVENTS = [
  'consent/banner-forced',
  'consent/banner-updated',
  'consent/banner-unforced',
  'site/logged-out',
] as const satisfies readonly HappeningName[];

type AdminEvent = (typeof ADMIN_EVENTS)[number];
type Message = { readonly event: AdminEvent; readonly payload: Happenings[AdminEvent] };

/** What the line connects. */
export interface AdminLineParts {
  readonly context: Pick<PageContext, 'websiteRoles'>;
  readonly wire: Wire;
  readonly tabs: TabPort;
  readonly stop: AbortSignal;
}

/**
 * Lets admin events cross the tabs of accounts with admin permission; others get no such line.
 * @implements BUS-03 BUS-04
 */
export function openAdminLine({ context, wire, tabs, stop }: AdminLineParts): void {
  if (!context.websiteRoles.includes(WEBSITE_ROLE.admin)) return;
  let received: unknown;
  const line = tabs.open(ADMIN_CHANNEL, (message) => {
    if (isMessage(message)) wire.send(message.event, (received = message.payload));
  });
  stop.addEventListener('abort', () => line.close());
  for (const event of ADMIN_EVENTS) {
    const end = wire.listen(event, (payload) => {
      if (payload !== received) line.post({ event, payload } satisfies Message);
    });
    stop.addEventListener('abort', end);
  }
}

function isMessage(message: unknown): message is Message {
  const { event, payload } = (message ?? {}) as Partial<Message>;
  return event !== undefined && ADMIN_EVENTS.includes(event) && typeof payload === 'object';
}
