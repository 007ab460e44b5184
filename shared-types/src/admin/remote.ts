import type { FormReply } from '../failure';
import type { RemoteChange, RemoteStatus, RemoteTrouble } from './remotes';
export type { ChangeRemote, UndoRemoteChange } from '../requests/admin.generated';

export const REMOTE_CALLS = {
  /** A remote with versions and changes, by `?remote=<name>`; for programs. */
  getRemote: { method: 'GET', path: '/api/config/remote' },
  /** Disables or enables a remote, sets its version, or lets it follow releases; asks for confirmation first. */
  changeRemote: { method: 'POST', path: '/api/config/remote/change' },
  undoRemoteChange: { method: 'POST', path: '/api/config/remote/undo' },
} as const;

export const REMOTE_ACTS = [
  'disable',
  'enable',
  'set',
  'follow',
  'canary',
  'endCanary',
  'pin',
  'unpin',
  'disableAt',
  'enableAt',
] as const;
export type RemoteAct = (typeof REMOTE_ACTS)[number];

/** In characters. */
export const LONGEST_REASON = 300;

export interface RemoteVersion {
  readonly version: string;
  readonly publishedText: string;
  /** Name of the team's deploy token; absent if published with the server. */
  readonly deployedBy?: string;
  /** Measurements of the last 24 hours; absent without any. */
  readonly recent?: RecentVersion;
}

/** Measurements of a version, over all sites. */
export interface RecentVersion {
  /** Share of all feature starts; absent without any. */
  readonly shareText?: string;
  /** 75th percentile of feature starts; absent without any. */
  readonly startText?: string;
  readonly errors: number;
}

/** Data of the loader `admin/remote/remote`. */
export interface RemoteView extends RemoteStatus {
  /** Newest first, at most 100. */
  readonly versions: readonly RemoteVersion[];
  /** The version before the live one, if different. */
  readonly back?: string;
  /** Newest first. */
  readonly changes: readonly RemoteChange[];
  /** Serial of the last change; only that one can be undone. */
  readonly seen: number;
  /** True if the last change replaced something. */
  readonly isUndoable: boolean;
  /** Settings that this server cannot apply; absent if there are none. */
  readonly troubles?: readonly RemoteTrouble[];
  /** Possible actions; empty for accounts that may only view. */
  readonly acts: readonly RemoteAct[];
  /** True after the session has ended; the page then shows only the remote's name and what was typed. */
  readonly isSignedOut?: boolean;
}

/** Response to the calls of one remote. */
export interface RemoteReply extends FormReply {
  readonly message: string;
}
