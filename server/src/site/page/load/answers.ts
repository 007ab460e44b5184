import type { FeatureProps } from 'shared-types/render';

/** A block's data; `isMissing` where a loader found nothing to show. */
export interface Answers {
  readonly data: FeatureProps['data'];
  readonly isMissing: boolean;
}
