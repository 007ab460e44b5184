import type { Announcer } from './announcer';
import type { Bus } from './bus';
import type { Consent } from './consent';
import type { Dialogs } from './dialogs';
import type { RenderHost } from './render-host';
import type { Request } from './request';
import type { Storage } from './storage';
import type { Telemetry } from './telemetry';
import type { Messages } from './text';

/** What a feature gets in the page on top of `RenderHost`. */
export interface BrowserHost {
  readonly bus: Bus;
  readonly request: Request;
  readonly consent: Consent;
  readonly dialogs: Dialogs;
  readonly announcer: Announcer;
  readonly storage: Storage;
  readonly telemetry: Telemetry;
  /** Aborts when the feature must stop; nothing of it may outlive this. */
  readonly stop: AbortSignal;
  /** Goes to another page of the site, or reloads this one. */
  navigate(url: string): void;
  /** One lazily made store per remote and page. */
  store<T>(create: () => T): T;
}

/** What a feature gets in the page. */
export interface Host<S extends Messages = Messages> extends RenderHost<S>, BrowserHost {}
