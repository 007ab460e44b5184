import type { ForcedBanner } from 'shared-types/consent/cookie-banner';
import type { PlainEventName, PlainEvents } from 'shared-types/events';
import type { PageContext } from 'shared-types/site/context';
import { ADMIN_CHANNEL } from 'shared-types/site/cookie';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import type { TabPort } from '../../ports/tab.port';
import type { EventBus } from './event-bus';

/** Admin events that other tabs follow. */
const ADMIN_EVENTS = [
  'consent/banner-forced',
  'consent/banner-updated',
  'consent/banner-unforced',
  'site/logged-out',
] as const satisfies readonly PlainEventName[];

type AdminEvent = (typeof ADMIN_EVENTS)[number];
type Message = { readonly event: AdminEvent; readonly payload: PlainEvents[AdminEvent] };

export interface AdminLineParts {
  readonly context: Pick<PageContext, 'websiteRoles'>;
  readonly eventBus: EventBus;
  readonly tabs: TabPort;
  readonly stop: AbortSignal;
}

/**
 * Shares admin events between tabs of accounts with admin permission. A new tab gets the banner preview of another tab in
 * its current state.
 *
 * @implements BUS-03 BUS-04
 */
export function openAdminLine({ context, eventBus, tabs, stop }: AdminLineParts): void {
  if (!context.websiteRoles.includes(WEBSITE_ROLE.admin)) return;
  let received: unknown;
  /** This tab's banner preview, which ends with the page. */
  let tried: false | Message | undefined;
  const line = tabs.open(ADMIN_CHANNEL, (message) => {
    if (isMessage(message)) eventBus.send(message.event, (received = message.payload));
    else if (tried) line.post(tried);
  });
  // Requests previews of other tabs.
  line.post('');
  stop.addEventListener('abort', () => line.close());
  for (const event of ADMIN_EVENTS)
    stop.addEventListener(
      'abort',
      eventBus.listen(event, (payload: ForcedBanner) => {
        if (payload === received) return;
        const message: Message = { event, payload };
        line.post(message);
        // Each of these events says whether the preview continues.
        tried = payload.isPreview && message;
      }),
    );
}

function isMessage(message: unknown): message is Message {
  const { event, payload } = (message ?? {}) as Partial<Message>;
  return event !== undefined && ADMIN_EVENTS.includes(event) && typeof payload === 'object';
}
