import { DOMAINS_LIMIT } from 'shared-types/admin/domains';
import { z } from 'zod';
import { storableText } from '../../platform/schema/storable-text';

/** A domain of the site, as it is stored. */
export const domainSchema = z.string().max(DOMAINS_LIMIT.name).transform(storableText);
