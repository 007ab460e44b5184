import type { ReactElement } from 'react';
import type { HeaderButton as Button } from 'shared-types/site/page/site-look';

/** The call to action at the end of the header. */
export function HeaderButton({ button: { title, href } }: { readonly button: Button }): ReactElement {
  return (
    <a className="button site-header-button" href={href}>
      {title}
    </a>
  );
}
