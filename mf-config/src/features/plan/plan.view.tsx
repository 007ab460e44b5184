import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FeatureProps } from 'shared-types/render';
import type { strings } from './plan.strings';
import './plan.css';

/** Says that there is no plan to pay, that nothing has happened, and whom to ask. */
export function element(_props: FeatureProps, host: RenderHost<typeof strings>): ReactElement {
  return (
    <div className="config-plan">
      <p>
        <a className="config-plan__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p>{host.text('none')}</p>
      <p>{host.text('nothing')}</p>
      <p>{host.text('next')}</p>
    </div>
  );
}
