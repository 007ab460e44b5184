import { useEffect, useRef, useState, type RefObject } from 'react';
import { config } from '../../../config';
import type { CanvasProps } from './canvas-props';
import type { Failures } from './frame/shown-blocks.effects';
import { framePageOf, type FramePage, type FrameTarget } from './frame/frame-page';
import type { MeasuredPage } from './frame/measured-page';
import { openPage, type OpenPage } from './frame/open-page.effects';
import { useLinkedBlock } from './use-linked-block.effects';
import type { Editing } from './in-place/edit-in-place.effects';

export interface FramedPage {
  readonly status: 'loading' | 'slow' | 'failed' | 'ready';
  /** Counts attempts to load the page; each has a frame of its own. */
  readonly attempt: number;
  readonly onLoad: () => void;
  readonly tryAgain: () => void;
  readonly open?: OpenPage | undefined;
  readonly measured?: MeasuredPage | undefined;
  readonly hovered?: FrameTarget | undefined;
  readonly failures: Failures;
  readonly editing?: Editing | undefined;
}

const NONE: Failures = new Map();

/** The draft in a frame: whether it has loaded, and what the layer over it has to know. */
export function useFramedPage(frame: RefObject<HTMLIFrameElement | null>, props: CanvasProps): FramedPage {
  const { store, view, host } = props;
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<FramedPage['status']>('loading');
  const [page, setPage] = useState<FramePage>();
  const [open, setOpen] = useState<OpenPage>();
  const [measured, setMeasured] = useState<MeasuredPage>();
  const [hovered, setHovered] = useState<FrameTarget>();
  const [failures, setFailures] = useState(NONE);
  const [editing, setEditing] = useState<Editing>();
  useLinkedBlock(store, page);
  const onKeyDown = useRef(props.onKeyDown);
  useEffect(() => void (onKeyDown.current = props.onKeyDown));
  useEffect(() => {
    const late = (): void => setStatus((now) => (now === 'loading' ? 'slow' : now));
    const timer = setTimeout(late, config.frameBudgetMs.default);
    return () => clearTimeout(timer);
  }, [attempt]);
  useEffect(() => {
    if (!page) return undefined;
    const stopping = new AbortController();
    const opened = openPage({
      ...{ page, store, view, host, stop: stopping.signal },
      onMeasure: (next) => setMeasured((before) => (isSame(before, next) ? before : next)),
      onHover: (next) => setHovered((before) => (isSame(before, next) ? before : next)),
      onFailures: setFailures,
      onEditing: setEditing,
      onKeyDown: (event) => onKeyDown.current(event),
    });
    queueMicrotask(() => stopping.signal.aborted || setOpen(opened));
    return () => {
      stopping.abort();
      setOpen(undefined);
      setMeasured(undefined);
    };
  }, [page, store, view, host]);
  const onLoad = (): void => {
    const element = frame.current;
    const loaded = element && framePageOf(element);
    // Some browsers fire `load` for the initial empty page.
    if (!loaded && element?.contentDocument?.URL === 'about:blank') return;
    setPage(loaded ?? undefined);
    setStatus(loaded ? 'ready' : 'failed');
  };
  const tryAgain = (): void => {
    setPage(undefined);
    setStatus('loading');
    setAttempt((before) => before + 1);
  };
  return { status, attempt, onLoad, tryAgain, open, measured, hovered, failures, editing };
}

/** What is drawn from a value that has not changed is not drawn again. */
function isSame<T>(one: T | undefined, other: T | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
