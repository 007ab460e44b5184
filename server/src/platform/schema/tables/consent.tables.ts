import type { CreatedAt, Json } from './column';

interface ConsentReceiptTable {
  id: string;
  site_id: string;
  choice: string;
  shown: Json<unknown>;
  given_at: CreatedAt;
}

export interface ConsentTables {
  consent_receipt: ConsentReceiptTable;
}
