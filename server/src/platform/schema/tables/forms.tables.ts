import type { CreatedAt, Json } from './column';

interface FormSubmissionTable {
  id: string;
  site_id: string;
  form_id: string;
  /** Idempotency key; one key stores one submission. */
  key: string;
  page_path: string;
  /** Field values keyed by field id. */
  fields: Json<Record<string, unknown>>;
  /** Page of the form and more details, with names of the specification. */
  details: Json<Record<string, unknown>>;
  received_at: CreatedAt;
}

export interface FormsTables {
  form_submission: FormSubmissionTable;
}
