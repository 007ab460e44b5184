import type { FormReply } from '../failure';
import type { LastSaved } from './last-saved';
export type { SaveSettings } from '../requests/admin.generated';

export const SETTINGS_CALLS = {
  /** Saves time zone, addresses and units together. */
  saveSettings: { method: 'POST', path: '/api/config/settings/settings' },
} as const;

/** Names of the form's fields. */
export const SETTINGS_FIELDS = ['timeZone', 'contactEmail', 'orderNoticeEmail', 'measurementStandard'] as const;
export type SettingsField = (typeof SETTINGS_FIELDS)[number];

/** Reply to `saveSettings`. */
export interface SaveSettingsReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

/** Time zones of a part of the world. */
export interface TimeZoneGroup {
  /** Such as `Europe`; empty for `UTC`. */
  readonly title: string;
  /** IANA name, and the name with the offset of today. */
  readonly zones: readonly { readonly value: string; readonly text: string }[];
}

/** Data of the loader `admin/settings/saved`. */
export interface SettingsView {
  readonly timeZones: readonly TimeZoneGroup[];
  /** ISO 4217 code. */
  readonly currency: string;
  /** Absent after the session has ended. */
  readonly saved?: {
    /** Version of this state; a save sends it back to detect conflicts. */
    readonly base: string;
    readonly values: Readonly<Record<SettingsField, string>>;
    /** What clocks and calendars show now, in the site's language and time zone. */
    readonly nowText: string;
    /** The saved time zone, if this server does not know it: times are in UTC until another is saved. */
    readonly unknownTimeZone?: string;
    readonly changed?: LastSaved;
  };
}
