import type { CSSProperties, ReactElement, ReactNode } from 'react';
import './slides.css';

/** Messages that the feature must provide. */
interface SlidesText {
  (key: 'previous' | 'next'): string;
  (key: 'slide' | 'counter', values: { readonly n: number; readonly count: number }): string;
}

interface SlidesProps {
  /** Id of the list of slides. */
  readonly id: string;
  readonly title: string;
  readonly heading: ReactNode;
  readonly className: string;
  readonly style: CSSProperties;
  readonly attributes: Readonly<Record<`data-${string}`, string>>;
  /** Adds the button that stops and starts automatic rotation. */
  readonly rotationLabel?: string | undefined;
  readonly slides: readonly ReactNode[];
  /** Further attributes of a slide. */
  readonly slideAttributes?: (index: number) => Readonly<Record<string, string | undefined>>;
  /** How many are in view on the narrowest page; 1 if absent. */
  readonly leastInView?: number;
  /** Stands after the slides. */
  readonly after?: ReactNode;
  readonly text: SlidesText;
}

/**
 * Slides with scroll snapping and ARIA Authoring Practices roles. Controls are shown once they work, and take no space where
 * all slides are always in view.
 */
export function Slides({ id, title, heading, slides, text, ...props }: SlidesProps): ReactElement {
  const count = slides.length;
  const turns = count > (props.leastInView ?? 1);
  return (
    <section
      className={`blocks-slides ${props.className}`}
      style={props.style}
      {...(turns && { 'aria-roledescription': 'carousel' })}
      aria-label={title}
      {...props.attributes}
    >
      <div className="blocks-slides__bar" hidden={!turns && !heading}>
        {heading}
        <div className="blocks-slides__controls" hidden={!turns}>
          {turns && props.rotationLabel && <RotationButton label={props.rotationLabel} />}
          <span className="blocks-slides__counter" aria-hidden="true" data-slide-counter="">
            {text('counter', { n: 1, count })}
          </span>
          <TurnButton step={-1} label={text('previous')} listId={id} />
          <TurnButton step={1} label={text('next')} listId={id} />
        </div>
      </div>
      <Track title={title} listId={id} turns={turns}>
        {slides.map((slide, index) => (
          <div
            key={index}
            className="blocks-slides__slide"
            {...(turns && {
              role: 'group',
              'aria-roledescription': 'slide',
              'aria-label': text('slide', { n: index + 1, count }),
            })}
            {...props.slideAttributes?.(index)}
          >
            {slide}
          </div>
        ))}
      </Track>
      {props.after}
    </section>
  );
}

interface TrackProps {
  readonly title: string;
  readonly listId: string;
  readonly turns: boolean;
  readonly children: ReactNode;
}

/** Focusable while there is something to scroll to, so that arrow keys do so without script. */
function Track({ title, listId, turns, children }: TrackProps): ReactElement {
  const attributes = turns ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {};
  return (
    <div className="blocks-slides__track" {...attributes} data-glide-el="track">
      <div className="blocks-slides__list" id={listId} data-slide-list="">
        {children}
      </div>
    </div>
  );
}

interface TurnButtonProps {
  readonly step: -1 | 1;
  readonly label: string;
  readonly listId: string;
}

function TurnButton({ step, label, listId }: TurnButtonProps): ReactElement {
  return (
    <button type="button" className="blocks-slides__turn" data-turn={step} aria-label={label} aria-controls={listId}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={step < 0 ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
      </svg>
    </button>
  );
}

function RotationButton({ label }: { readonly label: string }): ReactElement {
  return (
    <button type="button" className="blocks-slides__rotation" data-rotation="off" aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="blocks-slides__pause" d="M9 6v12M15 6v12" />
        <path className="blocks-slides__play" d="M8 5l11 7-11 7z" />
      </svg>
    </button>
  );
}
