import { ownRequest } from './page-clock.effects';
import { pageTimings } from './page-timings';
import type { Probe } from './probe';

/** What the page's own request and its events took; this is started after all of them. */
export const ownTimings: Probe = ({ tell }) => {
  const times = ownRequest();
  if (times) pageTimings(times).forEach(tell);
};
