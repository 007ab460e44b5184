import type { FeatureId } from '../../shared-types/src/remote';
import type { FeatureProps } from '../../shared-types/src/render';

/** The samples of a remote: what every `<feature>.example.tsx` exports as `examples`, by feature. */
export type Samples = Readonly<Record<FeatureId, Readonly<Record<string, FeatureProps>>>>;
