import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { z } from 'zod';
import { storableLine } from '../../platform/schema/storable-text';

/**
 * A tag as somebody typed it.
 *
 * @implements TAG-03
 */
export function tagNameSchema(error: string) {
  return z
    .string({ error })
    .max(PAGE_RECORD_LIMIT.tag, { error })
    .transform(storableLine)
    .pipe(z.string().min(1, { error }));
}
