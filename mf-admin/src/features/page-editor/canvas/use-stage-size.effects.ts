import { useEffect, useState, type RefObject } from 'react';
import type { StageSize } from './frame/frame-size';

/** The size of an element, as it changes. */
export function useStageSize(stage: RefObject<HTMLElement | null>): StageSize {
  const [size, setSize] = useState<StageSize>({ width: 0, height: 0 });
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return size;
}
