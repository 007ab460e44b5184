import { createHmac, randomUUID } from 'node:crypto';

interface StandInEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly data: { readonly object: unknown };
}

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

const DEFAULT_LIMIT = 10;

/** The events of the stand-in's accounts. Tests send them to a webhook, or leave them to be polled. */
export class StandInEvents {
  private readonly all: StandInEvent[] = [];

  constructor(private readonly secret: string) {}

  /** An event about an object, as it would be sent. */
  happen(type: string, object: unknown, created = secondsNow()): SignedEvent {
    const event = { id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } } as const;
    this.all.unshift(event);
    const body = JSON.stringify(event);
    const seconds = secondsNow();
    const signature = createHmac('sha256', this.secret).update(`${seconds}.${body}`).digest('hex');
    return { body, signature: `t=${seconds},v1=${signature}` };
  }

  /** `GET /v1/events`: the newest first. */
  list(query: URLSearchParams): unknown {
    const types = [...query].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : []));
    const since = Number(query.get('created[gte]') ?? 0);
    const limit = Number(query.get('limit') ?? DEFAULT_LIMIT);
    const after = this.all.findIndex(({ id }) => id === query.get('starting_after'));
    const found = this.all
      .slice(after + 1)
      .filter(({ type, created }) => created >= since && (types.length === 0 || types.includes(type)));
    return { object: 'list', url: '/v1/events', has_more: found.length > limit, data: found.slice(0, limit) };
  }
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
