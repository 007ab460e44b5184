import type { FeatureId } from '../../shared-types/src/remote';
import type { FeatureProps } from '../../shared-types/src/render';

export type Samples = Readonly<Record<FeatureId, Readonly<Record<string, FeatureProps>>>>;
