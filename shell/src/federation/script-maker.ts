import type { Release } from 'shared-types/release';
import { withFileBudget } from './file-budget';
import { releasedIntegrity } from './released-integrity';
import type { TrustedTypesFactory, TrustedTypesPolicy } from './trusted-types';
import { untilLoaded } from './until-loaded';

/** Asks caches on the way for another copy, once a file has failed; the server looks at the path alone. */
const FRESH_COPY = 'fresh';

/** Makes every script and style element of the page, from files of the release only. */
export interface ScriptMaker {
  /**
   * A script element for a file of the release, ready to be put into the document. It dispatches `error` when it is
   * refused, unreachable or not there in time (`fileBudgetMs`). Throws an `Error` that names an address outside the release.
   */
  script(url: string): HTMLScriptElement;
  /**
   * Puts a style sheet of the release into the document, once for each address. Rejects with an `Error` that names the
   * address when it is outside the release, was changed, or is not there in time; it can then be asked for again.
   */
  style(url: string): Promise<void>;
}

/** What the maker works with. */
export interface ScriptMakerPorts {
  /** The release as it is now. */
  readonly release: () => Release;
  readonly document: Document;
  /** `globalThis.trustedTypes`, where the browser has it. */
  readonly trustedTypes?: TrustedTypesFactory | undefined;
}

/** The maker; its policy is the only one that approves of script addresses, so a page has one maker. */
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
      // The policy's address goes to the element as it is; TypeScript's library takes the property for a text.
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

/** The page's Trusted Types policy, or the same check where the browser knows no policies. */
function createPolicy(ports: ScriptMakerPorts): TrustedTypesPolicy {
  const rules = {
    createScriptURL(url: string): string {
      demandIntegrity(url, ports);
      return url;
    },
  };
  return ports.trustedTypes?.createPolicy('colonnade', rules) ?? rules;
}

/** Gives an element its conditions, and tells the address to ask for: another one after each failure. */
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
