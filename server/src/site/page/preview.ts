import type { FastifyRequest } from 'fastify';
import { PREVIEW_COOKIE } from 'shared-types/site/cookie';
import type { RegistryState } from '../registry/registry-state';

/** How the preview's cookies change a page. */
export interface Preview {
  /** The context names the seventh template generation. */
  readonly isSeventh: boolean;
  /** The page comes without the shell. */
  readonly isSixth: boolean;
  /** Blocks with the owner's own code are left out. */
  readonly withoutUserScripts: boolean;
}

export function previewOf({ cookies }: Pick<FastifyRequest, 'cookies'>): Preview {
  return {
    isSeventh: isOn(cookies[PREVIEW_COOKIE.seventh]),
    isSixth: isOn(cookies[PREVIEW_COOKIE.sixth]),
    withoutUserScripts: isOn(cookies[PREVIEW_COOKIE.withoutUserScripts]),
  };
}

/** True if a page comes without the shell: in that preview, and on sites for which the shell is disabled. */
export function isHtmlOnly({ isSixth }: Preview, { shell }: Pick<RegistryState, 'shell'>): boolean {
  return isSixth || !shell.enabled;
}

export function isPreviewed({ isSeventh, isSixth, withoutUserScripts }: Preview): boolean {
  return isSeventh || isSixth || withoutUserScripts;
}

/** Any other value counts as absent. */
export function isOn(cookie: string | undefined): boolean {
  return cookie === '1';
}
