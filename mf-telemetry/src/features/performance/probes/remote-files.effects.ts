import { NOBODY } from '../../../parts/origin/origin-name';
import { scriptOrigin } from '../../../parts/origin/script-origin';
import { observe } from './observe.effects';
import type { Probe } from './probe';

/** Bytes and load times of the files of each remote and of the shell. */
export const remoteFiles: Probe = (parts) => {
  observe<PerformanceResourceTiming>('resource', parts, ({ name, duration, encodedBodySize }) => {
    const origin = scriptOrigin(name);
    if (origin === NOBODY) return;
    parts.report({ metric: 'file-bytes', value: encodedBodySize, origin, joins: 'sum' });
    parts.report({ metric: 'file-time', value: duration, origin, joins: 'most' });
  });
};
