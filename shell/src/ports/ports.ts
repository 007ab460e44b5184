import type { TrustedTypesFactory } from '../federation/trusted-types';
import { createAddressPort, type AddressPort } from './address.port';
import { createCookiePort, type CookiePort } from './cookie.port';
import { createErrorPort, type ErrorPort } from './error.port';
import { createFetchPort, type FetchPort } from './fetch.port';
import { createLifecyclePort, type LifecyclePort } from './lifecycle.port';
import { createPageGlobalPort, type PageGlobalPort } from './page-global.port';
import { createTabPort, type TabPort } from './tab.port';

/** Everything of the browser that the shell uses. */
export interface Ports {
  readonly document: Document;
  /** Undefined in browsers without it, where forms are sent natively. */
  readonly fetch: FetchPort | undefined;
  readonly trustedTypes: TrustedTypesFactory | undefined;
  /** True if the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
  readonly log: Pick<Console, 'warn' | 'error'>;
  readonly address: AddressPort;
  readonly cookies: CookiePort;
  readonly errorPort: ErrorPort;
  readonly lifecycle: LifecyclePort;
  readonly pageGlobal: PageGlobalPort;
  readonly tabs: TabPort;
}

/** Missing in TypeScript's library. */
interface NewerWindow {
  readonly trustedTypes?: TrustedTypesFactory;
  readonly navigator: { readonly globalPrivacyControl?: boolean };
}

export function createPorts(view: Window & typeof globalThis = window): Ports {
  const newer = view as NewerWindow;
  return {
    document: view.document,
    fetch: createFetchPort(view),
    trustedTypes: newer.trustedTypes,
    privacyControl: newer.navigator.globalPrivacyControl === true,
    log: view.console,
    address: createAddressPort(view),
    cookies: createCookiePort(view),
    errorPort: createErrorPort(view),
    lifecycle: createLifecyclePort(view),
    pageGlobal: createPageGlobalPort(view),
    tabs: createTabPort(view),
  };
}
