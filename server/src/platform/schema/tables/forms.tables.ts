import type { CreatedAt, Json } from './column';

interface FormSubmissionTable {
  id: string;
  site_id: string;
  form_id: string;
  /** The idempotency key that made it; one key stores one submission. */
  key: string;
  page_path: string;
  /** Field values keyed by field id. */
  fields: Json<Record<string, unknown>>;
  /** Where the form stood and what else came with it, as the specification names it. */
  details: Json<Record<string, unknown>>;
  received_at: CreatedAt;
}

/** Tables of forms. */
export interface FormsTables {
  form_submission: FormSubmissionTable;
}
