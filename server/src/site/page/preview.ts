import type { FastifyRequest } from 'fastify';
import { PREVIEW_COOKIE } from 'shared-types/site/cookie';
import type { RegistryState } from '../registry/registry-state';

/** What of a page the preview's cookies change. */
export interface Preview {
  /** The context says that the template is of the seventh generation. */
  readonly isSeventh: boolean;
  /** The page comes without the shell. */
  readonly isSixth: boolean;
  /** Blocks of the owner's own code are left out. */
  readonly withoutUserScripts: boolean;
}

/** Reads the preview from a request's cookies. */
export function previewOf({ cookies }: Pick<FastifyRequest, 'cookies'>): Preview {
  return {
    isSeventh: isOn(cookies[PREVIEW_COOKIE.seventh]),
    isSixth: isOn(cookies[PREVIEW_COOKIE.sixth]),
    withoutUserScripts: isOn(cookies[PREVIEW_COOKIE.withoutUserScripts]),
  };
}

/** True where a page comes without the shell: in that preview, and on sites where the shell is switched off. */
export function isHtmlOnly({ isSixth }: Preview, { shell }: Pick<RegistryState, 'shell'>): boolean {
  return isSixth || !shell.enabled;
}

/** True where the page is not as everybody sees it. */
export function isPreviewed({ isSeventh, isSixth, withoutUserScripts }: Preview): boolean {
  return isSeventh || isSixth || withoutUserScripts;
}

/** True where a preview's cookie says so; any other value counts as absent. */
export function isOn(cookie: string | undefined): boolean {
  return cookie === '1';
}
