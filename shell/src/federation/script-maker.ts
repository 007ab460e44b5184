import type { Release } from 'shared-types/release';
import { withFileBudget } from './file-budget';
import { releasedIntegrity } from './released-integrity';
import type { TrustedTypesFactory, TrustedTypesPolicy } from './trusted-types';
import { untilLoaded } from './until-loaded';

/** Requests another copy after a failure, past caches on the way; the server ignores the parameter. */
const FRESH_COPY = 'fresh';

/** Creates every script and style element of the page, for files of the release only. */
export interface ScriptMaker {
  /**
   * A script element for a file of the release. It dispatches `error` if it is refused, unreachable or late
   * (`fileBudgetMs`). Throws an `Error` for URLs outside the release.
   */
  script(url: string): HTMLScriptElement;
  /**
   * Adds a style sheet of the release once per URL. Rejects with an `Error` that names the URL if it is outside the
   * release, was changed, or is late; it can then be called again.
   */
  style(url: string): Promise<void>;
}

export interface ScriptMakerPorts {
  /** The current release. */
  readonly release: () => Release;
  readonly document: Document;
  /** `globalThis.trustedTypes`, if the browser has it. */
  readonly trustedTypes?: TrustedTypesFactory | undefined;
}

/** A page has one maker, because its policy is the only one that accepts script URLs. */
export function createScriptMaker(ports: ScriptMakerPorts): ScriptMaker {
  const { document } = ports;
  const policy = createPolicy(ports);
  const prepare = createPreparation(ports);
  const styles = new Map<string, Promise<void>>();

  const addStyle = async (url: string): Promise<void> => {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.href = prepare(element, url);
    await untilLoaded(element, document);
  };

  return {
    script(url) {
      const element = document.createElement('script');
      // TypeScript's library declares the property as a string.
      element.src = policy.createScriptURL(prepare(element, url)) as string;
      return element;
    },
    style(url) {
      const loading = styles.get(url) ?? addStyle(url);
      styles.set(url, loading);
      loading.catch(() => styles.delete(url));
      return loading;
    },
  };
}

/** The page's Trusted Types policy; the same check in browsers without policies. */
function createPolicy(ports: ScriptMakerPorts): TrustedTypesPolicy {
  const rules = {
    createScriptURL(url: string): string {
      demandIntegrity(url, ports);
      return url;
    },
  };
  return ports.trustedTypes?.createPolicy('colonnade', rules) ?? rules;
}

/** Sets the element's attributes and returns its URL, which differs after each failure. */
function createPreparation(
  ports: ScriptMakerPorts,
): (element: HTMLScriptElement | HTMLLinkElement, url: string) => string {
  const failures = new Map<string, number>();
  return (element, url) => {
    element.integrity = demandIntegrity(url, ports);
    element.crossOrigin = 'anonymous';
    const count = failures.get(url) ?? 0;
    element.addEventListener('error', () => failures.set(url, count + 1), { once: true });
    withFileBudget(element);
    return count === 0 ? url : `${url}?${FRESH_COPY}=${count}`;
  };
}

function demandIntegrity(url: string, { release, document }: ScriptMakerPorts): string {
  const address = new URL(url, document.baseURI);
  address.searchParams.delete(FRESH_COPY);
  const integrity = releasedIntegrity(release(), address, document.baseURI);
  if (integrity === undefined) throw new Error(`${url} is not in this page’s release.`);
  return integrity;
}
