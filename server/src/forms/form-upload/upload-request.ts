import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { senderOf } from '../../platform/http/sender-of';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { FieldDefinition } from '../../site/form/field-definition';
import { findForm, type FoundForm } from '../contact-form/find-form';
import { isKeyFor } from '../contact-form/submission-key';
import type { UploadScope } from './upload.store';

const LONGEST_ID = 100;
const LONGEST_KEY = 200;
/** Enough for six full forms. */
const FILES: RateLimit = { what: 'forms/upload', most: 60, windowMs: 3_600_000 };

export const scopeShape = { formId: z.string().max(LONGEST_ID), key: z.string().max(LONGEST_KEY) };
export const uploadNameSchema = z.object({ id: z.guid().toLowerCase(), ...scopeShape });

/** The form that uploads are for, if it has fields for files and the key fits. */
export function uploadForm(
  site: Site,
  { formId, key }: { readonly formId?: unknown; readonly key?: unknown },
): { readonly form: FoundForm; readonly scope: UploadScope } | undefined {
  const form = typeof formId === 'string' ? findForm(site, formId) : undefined;
  if (!form || fileFields(form).length === 0 || !isKeyFor(form.id, key)) return undefined;
  return { form, scope: { siteId: site.id, formId: form.id, key } };
}

export function fileFields({ definition }: FoundForm): readonly FieldDefinition[] {
  return definition.fields.filter(({ type }) => type === 'file');
}

/** Counts a file of the sender; false if there are too many. */
export function mayUpload(db: Database, request: FastifyRequest, siteId: string): Promise<boolean> {
  return isWithinRate(db, { siteId, address: senderOf(request) }, FILES);
}
