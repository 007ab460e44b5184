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
  /** Stands after the slides. */
  readonly after?: ReactNode;
  readonly text: SlidesText;
}

/** Slides with scroll snapping and ARIA Authoring Practices roles. Controls are shown once they work. */
export function Slides({ id, title, heading, slides, text, ...props }: SlidesProps): ReactElement {
  const count = slides.length;
  return (
    <section
      className={`blocks-slides ${props.className}`}
      style={props.style}
      aria-roledescription="carousel"
      aria-label={title}
      {...props.attributes}
    >
      <div className="blocks-slides__bar">
        {heading}
        <div className="blocks-slides__controls">
          {props.rotationLabel && <RotationButton label={props.rotationLabel} />}
          <span className="blocks-slides__counter" aria-hidden="true" data-slide-counter="">
            {text('counter', { n: 1, count })}
          </span>
          <TurnButton step={-1} label={text('previous')} listId={id} />
          <TurnButton step={1} label={text('next')} listId={id} />
        </div>
      </div>
      <Track title={title} listId={id}>
        {slides.map((slide, index) => (
          <div
            key={index}
            className="blocks-slides__slide"
            role="group"
            aria-roledescription="slide"
            aria-label={text('slide', { n: index + 1, count })}
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

/** Focusable, so that arrow keys scroll it without script. */
interface TrackProps {
  readonly title: string;
  readonly listId: string;
  readonly children: ReactNode;
}

function Track({ title, listId, children }: TrackProps): ReactElement {
  const attributes = { role: 'group', 'aria-label': title, tabIndex: 0, 'data-glide-el': 'track' };
  return (
    <div className="blocks-slides__track" {...attributes}>
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
