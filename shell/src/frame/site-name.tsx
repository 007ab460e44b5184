import type { ReactElement } from 'react';
import type { FrameProps } from 'shared-types/site/page/frame';
import { SiteLogo } from '../features/site-logo/site-logo.view';

/** The site's name, or its logo, as the link to the home page. */
export function SiteName({ site: { title, home = '/', look } }: Pick<FrameProps, 'site'>): ReactElement {
  return (
    <a className="frame-header__title" href={home}>
      {look?.logo ? <SiteLogo {...look.logo} /> : title}
    </a>
  );
}
