import type { ReactElement, ReactNode } from 'react';
import type { Box } from '../frame/measured-page';

interface PositionedProps {
  readonly className: string;
  /** In pixels of the layer. */
  readonly box: Box;
  readonly colour?: string;
  readonly children?: ReactNode;
}

/** An element over a place of the framed page. */
export function Positioned({ className, box, colour, children }: PositionedProps): ReactElement {
  const { x, y, width, height } = box;
  const place = { left: x, top: y, inlineSize: width, blockSize: height };
  return (
    <div
      className={className}
      style={colour === undefined ? place : ({ ...place, '--editor-colour': colour } as typeof place)}
    >
      {children}
    </div>
  );
}
