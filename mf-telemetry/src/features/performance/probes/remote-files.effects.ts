import { NOBODY } from '../../../parts/origin/origin-name';
import { scriptOrigin } from '../../../parts/origin/script-origin';
import { observe } from './observe.effects';
import type { Probe } from './probe';

/** What the files of each remote, and of the shell, weigh and take. */
export const remoteFiles: Probe = (parts) => {
  observe<PerformanceResourceTiming>('resource', parts, ({ name, duration, encodedBodySize }) => {
    const origin = scriptOrigin(name);
    if (origin === NOBODY) return;
    parts.report({ metric: 'file-bytes', value: encodedBodySize, origin, joins: 'sum' });
    parts.report({ metric: 'file-time', value: duration, origin, joins: 'most' });
  });
};
