import { PREVIEW_WIDTH_PX, type PreviewMode } from 'shared-types/admin/design';

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** How a frame lies in the stage: `width` and `height` in the page's own pixels, `left` and the rest in the stage's. */
export interface FrameSize extends StageSize {
  readonly scale: number;
  readonly left: number;
  readonly shownWidth: number;
}

/**
 * A page at the width of a mode. On a narrower stage it is scaled down, so that it is seen whole; a phone's is not, because its
 * text would be too small to edit.
 */
export function frameSize(mode: PreviewMode, { width: stageWidth, height }: StageSize): FrameSize {
  const ideal = PREVIEW_WIDTH_PX[mode];
  const width = widthFor(mode, ideal, stageWidth);
  const scale = width > stageWidth && stageWidth > 0 ? stageWidth / width : 1;
  const shownWidth = width * scale;
  return { width, height: height / scale, scale, shownWidth, left: Math.max(0, (stageWidth - shownWidth) / 2) };
}

function widthFor(mode: PreviewMode, ideal: number, stageWidth: number): number {
  if (mode === 'desktop') return Math.max(ideal, stageWidth);
  return mode === 'phone' && stageWidth > 0 ? Math.min(ideal, stageWidth) : ideal;
}
