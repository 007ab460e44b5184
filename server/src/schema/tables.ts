import type { BlocksTables } from './blocks.tables';
import type { CommerceTables } from './commerce.tables';
import type { AdminTables } from './admin.tables';
import type { ConsentTables } from './consent.tables';
import type { FormsTables } from './forms.tables';
import type { HttpTables } from './http.tables';
import type { MailTables } from './mail.tables';
import type { RegistryTables } from './registry.tables';
import type { SiteTables } from './site.tables';
import type { TelemetryTables } from './telemetry.tables';

/** Every table, by area. All but site, account and those of the registry have `site_id`. */
export interface Tables
  extends
    SiteTables,
    BlocksTables,
    CommerceTables,
    FormsTables,
    TelemetryTables,
    ConsentTables,
    AdminTables,
    HttpTables,
    MailTables,
    RegistryTables {}
