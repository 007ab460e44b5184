import type { Announcer } from './announcer';
import type { Bus } from './bus';
import type { Consent } from './consent';
import type { Dialogs } from './dialogs';
import type { RenderHost } from './render-host';
import type { Request } from './request';
import type { Storage } from './storage';
import type { Telemetry } from './telemetry';
import type { Messages } from './text';

/** Browser-only capabilities of a feature's host. */
export interface BrowserHost {
  readonly bus: Bus;
  readonly request: Request;
  readonly consent: Consent;
  readonly dialogs: Dialogs;
  readonly announcer: Announcer;
  readonly storage: Storage;
  readonly telemetry: Telemetry;
  /** Aborts when the feature must stop; everything it has started must end with it. */
  readonly stop: AbortSignal;
  /** Opens a page of the site, or reloads this one. */
  navigate(url: string): void;
  /** A lazily created store per remote and page. */
  store<T>(create: () => T): T;
}

/** The host of a feature in the browser. */
export interface Host<S extends Messages = Messages> extends RenderHost<S>, BrowserHost {}
