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

interface PageHitTable {
  id: Generated<number>;
  site_id: string;
  /** Id in the visitor's cookie; empty where the site restricts what it knows of its visitors. */
  visitor_id: string;
  /** How often the visitor has come, this visit counted; on such a site 2 stands for every later one. */
  visit_count: number;
  event: string;
  url: string;
  /** What the page told of itself. */
  data: Json<unknown>;
  received_at: CreatedAt;
}

/** Tables of what pages report. */
export interface TelemetryTables {
  javascript_error: JavascriptErrorTable;
  page_hit: PageHitTable;
}
