import type { AssetReference } from 'shared-types/site/site-document';

/** True for an object with the name of an asset and no other key. */
export function isAssetReference(value: unknown): value is AssetReference {
  return (
    typeof value === 'object' &&
    value !== null &&
    'asset' in value &&
    typeof value.asset === 'string' &&
    Object.keys(value).length === 1
  );
}
