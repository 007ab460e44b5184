import type { BlocksTables } from './tables/blocks.tables';
import type { CardPaymentTables } from './tables/card-payment.tables';
import type { CommerceTables } from './tables/commerce.tables';
import type { AdminTables } from './tables/admin.tables';
import type { ConsentTables } from './tables/consent.tables';
import type { DomainTables } from './tables/domain.tables';
import type { FormsTables } from './tables/forms.tables';
import type { HttpTables } from './tables/http.tables';
import type { MailTables } from './tables/mail.tables';
import type { PageTables } from './tables/page.tables';
import type { RegistryTables } from './tables/registry.tables';
import type { SiteTables } from './tables/site.tables';
import type { TeamTables } from './tables/team.tables';
import type { TelemetryTables } from './tables/telemetry.tables';

/** Every table, by area. All but site, account and the registry's have `site_id`. */
export interface Tables
  extends
    SiteTables,
    PageTables,
    BlocksTables,
    CommerceTables,
    CardPaymentTables,
    FormsTables,
    TelemetryTables,
    ConsentTables,
    AdminTables,
    TeamTables,
    DomainTables,
    HttpTables,
    MailTables,
    RegistryTables {}
