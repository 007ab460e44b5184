import type { ForcedBanner } from 'shared-types/consent/cookie-banner';
import type { PlainEventName, PlainEvents } from 'shared-types/events';
import type { PageContext } from 'shared-types/site/context';
import { ADMIN_CHANNEL } from 'shared-types/site/cookie';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import type { TabPort } from '../../ports/tab.port';
import type { EventBus } from './event-bus';

/** What an admin does in one tab, the admin area for example, and sees in the others. */
const ADMIN_EVENTS = [
  'consent/banner-forced',
  'consent/banner-updated',
  'consent/banner-unforced',
  'site/logged-out',
] as const satisfies readonly PlainEventName[];

type AdminEvent = (typeof ADMIN_EVENTS)[number];
type Message = { readonly event: AdminEvent; readonly payload: PlainEvents[AdminEvent] };

/** What the line connects. */
export interface AdminLineParts {
  readonly context: Pick<PageContext, 'websiteRoles'>;
  readonly eventBus: EventBus;
  readonly tabs: TabPort;
  readonly stop: AbortSignal;
}

/**
 * Lets admin events cross the tabs of accounts with admin permission; others get no such line. A tab that opens while another
 * tries a banner out is told of it, as it is by then.
 * @implements BUS-03 BUS-04
 */
export function openAdminLine({ context, eventBus, tabs, stop }: AdminLineParts): void {
  if (!context.websiteRoles.includes(WEBSITE_ROLE.admin)) return;
  let received: unknown;
  /** The banner that is tried out in this tab: it goes with the page, which lets it go. */
  let tried: false | Message | undefined;
  const line = tabs.open(ADMIN_CHANNEL, (message) => {
    if (isMessage(message)) eventBus.send(message.event, (received = message.payload));
    else if (tried) line.post(tried);
  });
  // Asks what is tried out elsewhere.
  line.post('');
  stop.addEventListener('abort', () => line.close());
  for (const event of ADMIN_EVENTS)
    stop.addEventListener(
      'abort',
      eventBus.listen(event, (payload: ForcedBanner) => {
        if (payload === received) return;
        const message: Message = { event, payload };
        line.post(message);
        // Each of these events says whether it is one that goes on.
        tried = payload.isPreview && message;
      }),
    );
}

function isMessage(message: unknown): message is Message {
  const { event, payload } = (message ?? {}) as Partial<Message>;
  return event !== undefined && ADMIN_EVENTS.includes(event) && typeof payload === 'object';
}
