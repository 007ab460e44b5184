import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column';

interface JavascriptErrorTable {
  id: Generated<number>;
  site_id: string;
  /** `remote@version`, or `shell@version`. */
  origin: string;
  message: string;
  report: Json<unknown>;
  received_at: CreatedAt;
}

/** Tables of what pages report. */
export interface TelemetryTables {
  javascript_error: JavascriptErrorTable;
}
