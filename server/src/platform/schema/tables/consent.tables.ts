import type { CreatedAt, Json } from './column';

interface ConsentReceiptTable {
  id: string;
  site_id: string;
  choice: string;
  /** What was shown when the choice was made. */
  shown: Json<unknown>;
  given_at: CreatedAt;
}

/** Tables of what visitors agreed to. */
export interface ConsentTables {
  consent_receipt: ConsentReceiptTable;
}
