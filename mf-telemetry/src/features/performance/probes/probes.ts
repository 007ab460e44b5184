import type { PerformanceFlags } from 'shared-types/telemetry/performance';
import { featureStarts } from './feature-starts.effects';
import { inputs } from './inputs.effects';
import { layoutShifts } from './layout-shifts.effects';
import { longWork } from './long-work.effects';
import { ownTimings } from './own-timings.effects';
import { paints } from './paints.effects';
import type { Probe } from './probe';
import { remoteFiles } from './remote-files.effects';
import { interactive } from './time-to-interactive.effects';

export const PROBES: Readonly<Record<keyof PerformanceFlags, readonly Probe[]>> = {
  records: [paints, layoutShifts, inputs, interactive, ownTimings],
  remotes: [longWork, remoteFiles, featureStarts],
};
