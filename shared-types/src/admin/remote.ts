import type { FormReply } from '../failure';
import type { RemoteChange, RemoteStatus, RemoteTrouble } from './remotes';
export type { ChangeRemote, UndoRemoteChange } from '../requests/admin.generated';

/** Calls of the page of one remote. */
export const REMOTE_CALLS = {
  /** One remote, its versions and its changes, `?remote=<name>`, for programs. */
  getRemote: { method: 'GET', path: '/api/config/remote' },
  /** Switches it off or on, sets its version, or lets it follow what is published; without a yes it is asked for. */
  changeRemote: { method: 'POST', path: '/api/config/remote/change' },
  /** Takes the last change back. */
  undoRemoteChange: { method: 'POST', path: '/api/config/remote/undo' },
} as const;

/** What can be done with a remote. */
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
/** One of them. */
export type RemoteAct = (typeof REMOTE_ACTS)[number];

/** Longest reason of a change, in characters. */
export const LONGEST_REASON = 300;

/** A published version of a remote. */
export interface RemoteVersion {
  readonly version: string;
  readonly publishedText: string;
  /** The name of the token by which a team deployed it; absent where it was published beside the server. */
  readonly deployedBy?: string;
  /** What pages told of it in the last 24 hours; absent where none did. */
  readonly recent?: RecentVersion;
}

/** What pages of all sites told of a version. */
export interface RecentVersion {
  /** Of all starts of the remote's features, those that were of this version; absent where none was told of. */
  readonly shareText?: string;
  /** What three of four starts took at most; absent where none was told of. */
  readonly startText?: string;
  readonly errors: number;
}

/** Answer to the loader `admin/remote/remote`. */
export interface RemoteView extends RemoteStatus {
  /** Newest first; the newest hundred. */
  readonly versions: readonly RemoteVersion[];
  /** The version that was live before this one, as long as it differs. */
  readonly back?: string;
  /** Its last changes, newest first. */
  readonly changes: readonly RemoteChange[];
  /** The serial of its last change, which alone can be taken back. */
  readonly seen: number;
  /** True where the last change replaced something. */
  readonly isUndoable: boolean;
  /** What the server that answers cannot follow of it; absent where all is well. */
  readonly troubles?: readonly RemoteTrouble[];
  /** What can be done with it; nothing for who may only look. */
  readonly acts: readonly RemoteAct[];
  /** True for who is not signed in any more: the page then holds what was typed, and of the remote its name alone is told. */
  readonly isSignedOut?: boolean;
}

/** Reply to the calls of one remote. */
export interface RemoteReply extends FormReply {
  readonly message: string;
}
