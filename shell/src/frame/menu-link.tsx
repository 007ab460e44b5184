import type { ReactElement } from 'react';
import type { SiteLink } from 'shared-types/site/page/frame';

interface MenuLinkProps {
  readonly className: string;
  readonly link: SiteLink;
  /** Path of the page, whose link is marked as current; no link is marked without it. */
  readonly pagePath?: string;
}

export function MenuLink({ className, link, pagePath }: MenuLinkProps): ReactElement {
  return (
    <a
      className={className}
      href={link.path}
      aria-current={pagePath === undefined ? undefined : currentness(link, pagePath)}
      {...(link.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {link.title}
    </a>
  );
}

/** `page` for the page itself, `true` for its section. */
export function currentness({ path }: SiteLink, pagePath: string): 'page' | 'true' | undefined {
  if (path === pagePath) return 'page';
  return path !== '/' && pagePath.startsWith(`${path}/`) ? 'true' : undefined;
}
