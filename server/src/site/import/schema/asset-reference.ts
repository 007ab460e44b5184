import type { AssetReference } from 'shared-types/site/site-document';

/** True for an object that holds the name of an asset and nothing else. */
export function isAssetReference(value: unknown): value is AssetReference {
  return (
    typeof value === 'object' &&
    value !== null &&
    'asset' in value &&
    typeof value.asset === 'string' &&
    Object.keys(value).length === 1
  );
}
