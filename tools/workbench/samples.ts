import type { FeatureId } from '../../shared-types/src/remote';
import type { FeatureProps } from '../../shared-types/src/render';

/** What a remote's `src/workbench.tsx` exports: the named samples of every feature. */
export type Samples = Readonly<Record<FeatureId, Readonly<Record<string, FeatureProps>>>>;
