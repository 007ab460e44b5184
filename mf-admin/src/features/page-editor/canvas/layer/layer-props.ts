import type { CanvasProps } from '../canvas-props';
import type { MeasuredPage } from '../frame/measured-page';

/** What all parts of the layer are drawn from. */
export interface LayerPartProps extends CanvasProps {
  readonly measured: MeasuredPage;
  readonly scale: number;
}
