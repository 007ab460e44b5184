import type { ReactElement } from 'react';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import type { ImageProps } from './image-props';

interface ImageTextProps extends ImageProps {
  readonly actionClass: string;
}

export function ImageText({ settings, host, actionClass }: ImageTextProps): ReactElement {
  const { caption, heading, headingLevel = 2, text, link } = settings;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="blocks-image__text">
      {caption && <p className="blocks-image__overline">{caption}</p>}
      {heading && <Heading className="blocks-image__heading">{heading}</Heading>}
      {text?.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {link?.label && (
        <p className="blocks-image__action">
          <BlockAnchor link={link} className={actionClass} newWindowText={host.text('newWindow')} />
        </p>
      )}
    </div>
  );
}
