import type { SiteTheme } from 'shared-types/site/page/frame';
import type { SiteLook } from 'shared-types/site/page/site-look';
import type { PopupOverlaySettings, PopupRules } from 'shared-types/site/page/popup-overlay';
import type { SiteCode } from 'shared-types/site/page/site-code';
import type { UnitSystem } from 'shared-types/site/website';
import type { ColumnType, Generated } from 'kysely';
import type { AnnouncementText } from 'shared-types/admin/announcement';
import type { Schedule } from 'shared-types/site/page/schedule';
import type { BannerText } from 'shared-types/admin/cookie-settings';
import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { CheckedFile } from 'shared-types/admin/store/products-file';
import type { SiteDraftPart } from 'shared-types/admin/site-states/site-drafts';
import type { Installments } from 'shared-types/commerce/checkout';
import type { CookieSettings } from 'shared-types/site/context';
import type { PlatformRole } from 'shared-types/site/people/platform-role';
import type { CreatedAt, Json } from './column';

/** A site's consent settings in all languages. */
export interface SiteCookies {
  /** With the texts of the main language. */
  readonly settings: CookieSettings;
  /** Texts of each other language, by tag. */
  readonly translations: Readonly<Record<string, BannerText>>;
}

/** A site's announcement in all languages. */
export interface SiteAnnouncement {
  /** False keeps the texts without showing them. */
  readonly isShown: boolean;
  readonly own: AnnouncementText;
  readonly translations: Readonly<Record<string, AnnouncementText>>;
  /** Increased to show the same texts again to visitors who have closed them. */
  readonly version: number;
  /** When it is shown; always if absent. */
  readonly schedule?: Schedule;
}

/** Whether buyers may pay after ordering, and how. */
export interface OfflinePayment {
  readonly isOffered: boolean;
  /** May have several lines. */
  readonly instructions: string;
  /** Of the method as the site document has it; absent without installments. */
  readonly installments?: Installments;
}

/** What of a site its owners set on the page of settings. Addresses are empty where there are none. */
export interface SiteSettings {
  /** IANA name. */
  readonly timeZone: string;
  readonly contactEmail: string;
  readonly orderNoticeEmail: string;
  readonly measurementStandard: UnitSystem;
}

export interface MainLanguage {
  readonly main: string;
}

interface AccountTable {
  id: string;
  /** Lower case. */
  email: string;
  display_name: string;
  /** Argon2id in PHC format. */
  password_hash: string;
  /** Role for all sites; null for accounts that work on single sites only. */
  platform_role: ColumnType<PlatformRole | null, PlatformRole | null | undefined, PlatformRole | null>;
  created_at: CreatedAt;
}

interface WebsiteRoleTable {
  site_id: string;
  account_id: string;
  /** A number of `WEBSITE_ROLE`. */
  role: number;
  /** The account's last sign-in at the site; null before the first. */
  signed_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface AccountSessionTable {
  /** Identifies a session, but does not open it. */
  id: Generated<string>;
  token_hash: string;
  site_id: string;
  account_id: string;
  /** Browser that started it, like `Firefox`; null if unknown. */
  browser: string | null;
  /** Operating system of that browser, like `Windows`; null if unknown. */
  platform: string | null;
  started_at: CreatedAt;
  /** Last use; written at most once an hour. */
  seen_at: Generated<Date>;
  /** When its password or a passkey was last checked. */
  confirmed_at: Generated<Date>;
  ends_at: Date;
}

interface AccountResetRequestTable {
  id: Generated<string>;
  site_id: string;
  /** Lower case; the account may not exist. */
  email: string;
  /** Scheme, host and port of the email's link. */
  origin: string;
  /** Language of the page it was requested on; null for the main language. */
  locale: string | null;
  requested_at: CreatedAt;
}

interface AccountResetTable {
  account_id: string;
  /** The site it was requested on; it is valid only there. */
  site_id: string;
  token_hash: string;
  ends_at: Date;
}

interface SiteMemberTable {
  id: string;
  site_id: string;
  /** Lower case. */
  email: string;
  display_name: string;
  /** Argon2id in PHC format; null for invited members who have not chosen one yet. */
  password_hash: string | null;
  /** The member areas it may open. */
  areas: string[];
  created_at: CreatedAt;
  /** When it was disabled; null if it may sign in. */
  disabled_at: Date | null;
  /** Language of its emails; null for the main language. */
  locale: string | null;
  /** Increases when name or areas change. */
  revision: Generated<number>;
}

type MemberResetRequestTable = AccountResetRequestTable;

interface MemberResetTable {
  member_id: string;
  site_id: string;
  token_hash: string;
  ends_at: Date;
}

interface MemberSessionTable {
  token_hash: string;
  site_id: string;
  member_id: string;
  started_at: CreatedAt;
  seen_at: Generated<Date>;
  ends_at: Date;
}

interface CookieSettingsChangeTable {
  id: Generated<string>;
  site_id: string;
  /** Null after the account was deleted. */
  account_id: string | null;
  /** The account's name at that time. */
  changed_by: string;
  cookies: Json<SiteCookies>;
  changed_at: CreatedAt;
}

interface AnnouncementChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  announcement: Json<SiteAnnouncement>;
  changed_at: CreatedAt;
}

interface HeaderFooterChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  /** Tag of a further language; empty for the main language. */
  part: string;
  header_footer: Json<HeaderFooter>;
  changed_at: CreatedAt;
}

/** A form as an account has saved it. The last row of a form is kept by imports. */
interface FormChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  /** Id of the form's block. */
  form_id: string;
  settings: Json<unknown>;
  changed_at: CreatedAt;
}

interface MainLanguageChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  main_language: Json<MainLanguage>;
  changed_at: CreatedAt;
}

/** A site's popup without its content, which is a page. */
export interface SitePopup {
  readonly isShown: boolean;
  readonly settings: PopupOverlaySettings;
  readonly rules: PopupRules;
}

interface SitePopupChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  popup: Json<SitePopup>;
  changed_at: CreatedAt;
}

interface SiteThemeChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  theme: Json<SiteTheme>;
  changed_at: CreatedAt;
}

interface SiteLookChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  look: Json<SiteLook>;
  changed_at: CreatedAt;
}

interface SiteCodeChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  code: Json<SiteCode>;
  changed_at: CreatedAt;
}

interface SitePaymentsChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  offline: Json<OfflinePayment>;
  changed_at: CreatedAt;
}

interface SiteSettingsChangeTable {
  id: Generated<string>;
  site_id: string;
  account_id: string | null;
  changed_by: string;
  settings: Json<SiteSettings>;
  changed_at: CreatedAt;
}

/** What the site had before its owners first saved a part of it. */
interface FirstStateTable {
  site_id: string;
  /** The column of the kind's states. */
  kind: string;
  /** Which of several parts of its kind it is; empty where there is one. */
  part: Generated<string>;
  state: Json<unknown>;
  kept_at: CreatedAt;
}

/** What an owner has changed of a part of the site and not published. */
interface StateDraftTable {
  site_id: string;
  kind: SiteDraftPart;
  /** Tag of a further language; empty otherwise. */
  part: Generated<string>;
  state: Json<unknown>;
  /** Names the published state that it was begun with. */
  base: string;
  account_id: string | null;
  changed_by: string;
  changed_at: ColumnType<Date, Date | undefined, Date>;
}

/** An account's rating in a quarter, or that it postponed the answer. */
interface SurveyAnswerTable {
  id: Generated<string>;
  /** The site where it was given; null after the site was deleted. */
  site_id: string | null;
  account_id: string | null;
  quarter: string;
  cohort: string;
  /** Null if postponed. */
  rating: number | null;
  text: string;
  answered_at: Generated<Date>;
}

/** An account that has hidden the set-up list of a site. */
interface SetupListHiddenTable {
  site_id: string;
  account_id: string;
  hidden_at: CreatedAt;
}

/** What was made as samples on a site; the row goes with the samples. */
interface SampleActivityTable {
  site_id: string;
  order_ids: Generated<string[]>;
  submission_ids: Generated<string[]>;
  /** Keys of telemetry records. */
  record_keys: Generated<string[]>;
  /** What the records have added to the hourly counts, which are kept longer. */
  hours: ColumnType<unknown, string | undefined, string>;
  made_at: CreatedAt;
}

/** Tables of accounts, members, their sessions and password resets, and of changes in the admin area. */
interface TableViewTable {
  id: string;
  site_id: string;
  account_id: string;
  /** A name of `VIEWED_TABLES`. */
  table_name: string;
  name: string;
  /** Query of the list: filter and order. */
  query: string;
  /** The shown ones, in order. */
  columns: string[];
  created_at: CreatedAt;
}

type TableColumnsTable = Pick<TableViewTable, 'site_id' | 'account_id' | 'table_name' | 'columns'>;

interface ProductImportTable {
  id: string;
  site_id: string;
  account_id: string;
  file_name: string;
  /** What its import would do, for the page that shows it. */
  checked: Json<CheckedFile>;
  created_at: CreatedAt;
}

interface ProductImportItemTable {
  import_id: string;
  /** Its place in the file, from 1. */
  number: number;
  product_id: string;
  is_new: boolean;
  line: number;
  title: string;
  /** Of the product's form; emptied once it was saved. */
  fields: Json<Readonly<Record<string, string>>>;
  /** Names the state that the file was compared with. */
  base: string;
  /** Null until it was tried. */
  outcome: ColumnType<'saved' | 'failed' | null, undefined, 'saved' | 'failed'>;
  reason: ColumnType<string | null, undefined, string>;
}

export interface AdminTables {
  table_view: TableViewTable;
  table_columns: TableColumnsTable;
  product_import: ProductImportTable;
  product_import_item: ProductImportItemTable;
  account: AccountTable;
  website_role: WebsiteRoleTable;
  account_session: AccountSessionTable;
  account_reset_request: AccountResetRequestTable;
  account_reset: AccountResetTable;
  site_member: SiteMemberTable;
  member_session: MemberSessionTable;
  member_reset_request: MemberResetRequestTable;
  member_reset: MemberResetTable;
  cookie_settings_change: CookieSettingsChangeTable;
  announcement_change: AnnouncementChangeTable;
  header_footer_change: HeaderFooterChangeTable;
  main_language_change: MainLanguageChangeTable;
  site_settings_change: SiteSettingsChangeTable;
  site_theme_change: SiteThemeChangeTable;
  site_look_change: SiteLookChangeTable;
  site_popup_change: SitePopupChangeTable;
  site_code_change: SiteCodeChangeTable;
  site_payments_change: SitePaymentsChangeTable;
  first_state: FirstStateTable;
  state_draft: StateDraftTable;
  form_change: FormChangeTable;
  survey_answer: SurveyAnswerTable;
  setup_list_hidden: SetupListHiddenTable;
  sample_activity: SampleActivityTable;
}
