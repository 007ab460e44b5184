import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page/page-data';
import type { ShellConfig } from '../../config';
import type { ErrorBuffer } from '../../host/telemetry/error-buffer';
import { describeError } from '../../host/telemetry/describe-error';
import type { Ports } from '../../ports/ports';

type Unchecked = { readonly [key: string]: Unchecked | undefined } | null | undefined;

/** Required parts of the page data: paths by type. */
const NEEDED = {
  string: 'context.locale context.identifier context.appDomain release.shell.base perRequest.crumb',
  object: 'context.websiteRoles context.cookieSettings release.shell.files release.remotes states',
};

/**
 * Reads the page data. If it is incomplete, the page stays static HTML, and this is reported once.
 *
 * @implements CTX-01
 */
export function createReadPageData(_config: ShellConfig, { document, log }: Pick<Ports, 'document' | 'log'>) {
  return (errors: Pick<ErrorBuffer, 'add'>): PageData | undefined => {
    try {
      return check(JSON.parse(document.getElementById(CONTEXT_ELEMENT_ID)?.textContent ?? 'null') as Unchecked);
    } catch (error) {
      errors.add({ kind: 'error', ...describeError(error), remote: 'shell' });
      log.error('The page stays as it is, since its data cannot be read.', error);
      return undefined;
    }
  };
}

function check(data: Unchecked): PageData {
  for (const [type, paths] of Object.entries(NEEDED)) {
    for (const path of paths.split(' ')) {
      const value = path.split('.').reduce<Unchecked>((part, key) => part?.[key], data);
      if (!value || typeof value !== type) throw new TypeError(`The page's data has no ${path}.`);
    }
  }
  return data as unknown as PageData;
}
