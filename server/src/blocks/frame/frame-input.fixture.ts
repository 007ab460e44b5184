import type { BlockTypeNumber } from 'shared-types/site/block-type';
import type { WebsiteSettings } from 'shared-types/site/context';
import type { FrameDocument, FrameInput, FrameKind } from './frame-kind';

/** What differs from a block on the page `/talk` of a site at `shop.example`. */
interface Changes {
  readonly query?: FrameInput['query'];
  readonly isHttps?: boolean;
  readonly locale?: string;
  readonly settings?: Partial<WebsiteSettings>;
}

/** The frame of a block with these settings, and what was logged of it. */
export function frameOf(
  { blockTypes, document }: FrameKind,
  settings: unknown,
  changes: Changes = {},
): { readonly frame: FrameDocument | undefined; readonly logged: unknown[] } {
  const logged: unknown[] = [];
  const page = { id: 'page-1', path: '/talk' };
  const site = {
    locale: changes.locale ?? 'en-US',
    hosts: ['shop.example'],
    profile: { settings: changes.settings ?? {} },
    pageAt: (path: string) => (path === '/talk' || path === '/talk/2' ? { page } : undefined),
  };
  const input = {
    block: { id: 'block-1', type: blockTypes[0] as BlockTypeNumber, settings },
    page,
    site,
    query: changes.query ?? {},
    isHttps: changes.isHttps ?? false,
    origin: 'http://localhost:4000',
    log: { error: (...entry: unknown[]) => void logged.push(entry) },
  };
  return { frame: document(input as unknown as FrameInput), logged };
}
