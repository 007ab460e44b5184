import type { CSSProperties, ReactElement } from 'react';
import type { FrameLook } from 'shared-types/site/page/site-look';
import { logoSources } from './logo-sources';

/** Its place is kept until it has come. It is in the first screen of every page, so it is never lazy. */
export function SiteLogo({ picture, height }: NonNullable<FrameLook['logo']>): ReactElement {
  const width = Math.max(1, Math.round((picture.width * height) / picture.height));
  return (
    <img
      className="site-logo"
      {...logoSources(picture, width)}
      width={width}
      height={height}
      alt={picture.alt}
      style={{ '--site-logo': `${height}px` } as CSSProperties}
    />
  );
}
