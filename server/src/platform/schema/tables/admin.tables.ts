import type { ColumnType, Generated } from 'kysely';
import type { AnnouncementText } from 'shared-types/admin/announcement';
import type { BannerText } from 'shared-types/admin/cookie-settings';
import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { CookieSettings } from 'shared-types/site/context';
import type { PlatformRole } from 'shared-types/site/people/platform-role';
import type { CreatedAt, Json } from './column';

/** How a site asks for consent, in all its languages. */
export interface SiteCookies {
  /** With the texts of the site's own language. */
  readonly settings: CookieSettings;
  /** The texts of each further language, by its tag. */
  readonly translations: Readonly<Record<string, BannerText>>;
}

/** What a site announces in all its languages, or would. */
export interface SiteAnnouncement {
  /** False: nothing is announced, and the texts wait. */
  readonly isShown: boolean;
  /** Of the site's own language. */
  readonly own: AnnouncementText;
  /** Of each further language, by its tag. */
  readonly translations: Readonly<Record<string, AnnouncementText>>;
  /** Grows when the same texts are to be shown once more to who has closed them. */
  readonly version: number;
}

/** The language a site calls its own. */
export interface MainLanguage {
  /** BCP 47 tag. */
  readonly main: string;
}

interface AccountTable {
  id: string;
  /** In lower case. */
  email: string;
  display_name: string;
  /** Argon2id in PHC form. */
  password_hash: string;
  /** What it is on the platform; null for who works on sites alone. */
  platform_role: ColumnType<PlatformRole | null, PlatformRole | null | undefined, PlatformRole | null>;
  created_at: CreatedAt;
}

interface WebsiteRoleTable {
  site_id: string;
  account_id: string;
  /** A number of `WEBSITE_ROLE`. */
  role: number;
}

interface AccountSessionTable {
  /** Opens nothing. */
  id: Generated<string>;
  /** What is kept in the place of the token. */
  token_hash: string;
  site_id: string;
  account_id: string;
  /** Name of the browser it was begun in, like `Firefox`; null where it is not known. */
  browser: string | null;
  /** Name of the system that browser runs on, like `Windows`; null where it is not known. */
  platform: string | null;
  started_at: CreatedAt;
  /** When it was last used; not written more often than once an hour. */
  seen_at: Generated<Date>;
  ends_at: Date;
}

interface AccountResetRequestTable {
  id: Generated<string>;
  site_id: string;
  /** In lower case; there may be no such account. */
  email: string;
  /** Scheme, host and port that the email's link begins with. */
  origin: string;
  /** Language of the page it was asked for on; null for the site's own. */
  locale: string | null;
  requested_at: CreatedAt;
}

interface AccountResetTable {
  account_id: string;
  /** The site it was asked for on; it opens nothing on another. */
  site_id: string;
  /** What is kept in the place of the token. */
  token_hash: string;
  ends_at: Date;
}

interface SiteMemberTable {
  id: string;
  site_id: string;
  /** In lower case. */
  email: string;
  display_name: string;
  /** Argon2id in PHC form; null for who was invited and has not chosen one yet. */
  password_hash: string | null;
  /** The member areas it belongs to. */
  areas: string[];
  created_at: CreatedAt;
  /** Since when it may not sign in; null for who may. */
  disabled_at: Date | null;
  /** Language of its emails; null for the site's own. */
  locale: string | null;
  /** Grows with every change of name or areas. */
  revision: Generated<number>;
}

/** As those of accounts. */
type MemberResetRequestTable = AccountResetRequestTable;

interface MemberResetTable {
  member_id: string;
  site_id: string;
  /** What is kept in the place of the token. */
  token_hash: string;
  ends_at: Date;
}

interface MemberSessionTable {
  /** What is kept in the place of the token. */
  token_hash: string;
  site_id: string;
  member_id: string;
  started_at: CreatedAt;
  /** When it was last used; not written more often than once an hour. */
  seen_at: Generated<Date>;
  ends_at: Date;
}

interface CookieSettingsChangeTable {
  id: Generated<string>;
  site_id: string;
  /** Null once the account is gone. */
  account_id: string | null;
  /** What the account was called then. */
  changed_by: string;
  /** What it was changed to, in all languages. */
  cookies: Json<SiteCookies>;
  changed_at: CreatedAt;
}

interface AnnouncementChangeTable {
  id: Generated<string>;
  site_id: string;
  /** Null once the account is gone. */
  account_id: string | null;
  /** What the account was called then. */
  changed_by: string;
  /** What it was changed to, in all languages. */
  announcement: Json<SiteAnnouncement>;
  changed_at: CreatedAt;
}

interface HeaderFooterChangeTable {
  id: Generated<string>;
  site_id: string;
  /** Null once the account is gone. */
  account_id: string | null;
  /** What the account was called then. */
  changed_by: string;
  /** Tag of the further language it is in; empty for the site's own. */
  part: string;
  /** What it was changed to. */
  header_footer: Json<HeaderFooter>;
  changed_at: CreatedAt;
}

interface MainLanguageChangeTable {
  id: Generated<string>;
  site_id: string;
  /** Null once the account is gone. */
  account_id: string | null;
  /** What the account was called then. */
  changed_by: string;
  /** What it was changed to. */
  main_language: Json<MainLanguage>;
  changed_at: CreatedAt;
}

/** How an account says that it gets on in a quarter, or that it puts that off. */
interface SurveyAnswerTable {
  id: Generated<string>;
  /** The site at which it was said; null once that is gone. */
  site_id: string | null;
  /** Null once the account is gone. */
  account_id: string | null;
  quarter: string;
  cohort: string;
  /** Null where it was put off. */
  rating: number | null;
  text: string;
  answered_at: Generated<Date>;
}

/** Tables of who may sign in, who is signed in, and who has forgotten the password; and of what is changed in the admin area. */
export interface AdminTables {
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
  survey_answer: SurveyAnswerTable;
}
