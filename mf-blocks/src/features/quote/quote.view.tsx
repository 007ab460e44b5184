import type { ReactElement } from 'react';
import type { PropsOf } from 'shared-types/render';
import { readSettings } from '../../parts/settings/settings';
import './quote.css';

export function element({ block }: PropsOf): ReactElement {
  const settings = readSettings(block.settings);
  const attribution = settings.optionalText('attribution');
  const source = settings.optionalText('source');
  return (
    <figure className="blocks-quote" data-bleed="">
      <blockquote className="blocks-quote__text">
        <p>{settings.text('quote')}</p>
      </blockquote>
      {(attribution || source) && (
        <figcaption className="blocks-quote__by">
          {attribution}
          {attribution && source && ', '}
          {source && <cite>{source}</cite>}
        </figcaption>
      )}
    </figure>
  );
}
