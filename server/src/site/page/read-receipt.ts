import type { FormReceipt } from 'shared-types/forms/contact-form';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';

export interface KeyedForm {
  readonly site: Site;
  /** Id of the form's block. */
  readonly blockId: string;
  /** The idempotency key that the form was sent with. */
  readonly key: string;
}

/** What was stored of a form; undefined if nothing was, or the form shows no receipt. */
export type ReadReceipt = (db: Database, form: KeyedForm) => Promise<FormReceipt | undefined>;
