import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { FramePage } from '../frame/frame-page';
import type { MeasuredPage } from '../frame/measured-page';

export interface FollowScroll {
  readonly page: FramePage;
  readonly scale: number;
  readonly measured: MeasuredPage;
}

/** Scrolls the layer with the framed page, and the page by the wheel over the layer. Nothing is drawn again for that. */
export function useFollowScroll(layer: RefObject<HTMLElement | null>, { page, scale, measured }: FollowScroll): void {
  const { document, view } = page;
  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const follow = (): void => scrollTo(element, { page, scale });
    const wheel = ({ deltaX, deltaY, deltaMode }: WheelEvent): void => {
      const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
      view.scrollBy({ left: deltaX * unit, top: deltaY * unit, behavior: 'instant' });
    };
    document.addEventListener('scroll', follow, { signal, passive: true });
    element.addEventListener('wheel', wheel, { signal, passive: true });
    return () => stopping.abort();
  }, [layer, document, view, page, scale]);
  // The layer may have become higher or lower.
  useLayoutEffect(() => {
    if (layer.current) scrollTo(layer.current, { page, scale });
  }, [layer, page, scale, measured]);
}

const LINE_PX = 20;

function scrollTo(element: HTMLElement, { page: { view }, scale }: Pick<FollowScroll, 'page' | 'scale'>): void {
  element.scrollTop = view.scrollY * scale;
  element.scrollLeft = view.scrollX * scale;
}
