import { EVENTS, type EventEntry, type EventName } from 'shared-types/events';
import { payloadShape } from './payload-shape';

/** A called listener and its duration. */
export interface Delivery {
  readonly who: string;
  readonly ms: number;
}

/** An event of the bus. */
export interface WatchedEvent {
  readonly name: EventName;
  readonly payload: unknown;
  readonly sender: string;
  /** In call order. */
  readonly deliveries: readonly Delivery[];
  /** On the clock of `performance.now`. */
  readonly startMs: number;
  readonly endMs: number;
  /** True for a state event with an outdated revision, which no listener gets. */
  readonly isDropped: boolean;
}

/** A remote may be newer than this shell. */
const UNKNOWN = { kind: 'plain', version: 0, description: 'An event that this shell’s contract does not name.' };

/**
 * Adds an event to the browser's timeline: a track of its own in Chromium's Performance panel, a measure in other browsers.
 */
export function showOnTimeline(event: WatchedEvent): void {
  const { name, payload, sender, deliveries, startMs: start, endMs: end, isDropped } = event;
  const { kind, version, description } = (EVENTS as Partial<Record<string, EventEntry>>)[name] ?? UNKNOWN;
  const rows = deliveries.map(({ who, ms }) => [`Received by ${who}`, `${ms.toFixed(2)} ms`]);
  const nobody = [['Received by', isDropped ? 'nobody: it is older than what is known' : 'nobody']];
  // https://developer.chrome.com/docs/devtools/performance/extension
  const devtools = {
    dataType: 'track-entry',
    track: 'Bus',
    trackGroup: 'Colonnade',
    color: isDropped ? 'warning' : kind === 'state' ? 'primary' : 'secondary',
    tooltipText: description,
    properties: [
      ['Sender', sender],
      ['Event', `${kind} event, version ${version}: ${description}`],
      ['Payload', payloadShape(payload)],
      ...(rows.length ? rows : nobody),
    ],
  };
  performance.measure(name, { start, end, detail: { devtools } });
}
