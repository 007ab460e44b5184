import type { CSSProperties, ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './marquee.messages';
import { type MarqueeBlock, readMarquee } from './read-marquee';
import { waveHeight } from './wave-path';
import './marquee.css';

type MarqueeHost = RenderHost<typeof messages>;

/**
 * A line of text. It stands still without script and where less motion is wanted; elsewhere the script draws copies of it
 * that move along a wave, in the same place.
 */
export function element({ block }: PropsOf, host: MarqueeHost): ReactElement {
  const { text, link, size, motion } = readMarquee(block.settings, host.context.direction);
  const path = `block-${block.id}-wave`;
  return (
    <div
      className={`blocks-marquee blocks-marquee--${size}`}
      style={{ '--wave': `${waveHeight(motion.waveIntensity)}em` } as CSSProperties}
      data-bleed=""
      data-marquee={JSON.stringify(motion)}
    >
      <p className="blocks-marquee__text">
        <Words text={text} link={link} host={host} />
      </p>
      <svg className="blocks-marquee__drawing" aria-hidden="true">
        <path id={path} fill="none" />
        <text data-marquee-measure="" visibility="hidden" />
        <text>
          <textPath href={`#${path}`}>
            <tspan data-marquee-copies="" />
            <animate attributeName="startOffset" repeatCount="indefinite" />
          </textPath>
        </text>
      </svg>
      <button type="button" className="blocks-marquee__toggle" aria-label={host.text('pause')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path className="blocks-marquee__pause" d="M9 6v12M15 6v12" />
          <path className="blocks-marquee__play" d="M8 5l11 7-11 7z" />
        </svg>
      </button>
    </div>
  );
}

interface WordsProps extends Pick<MarqueeBlock, 'text' | 'link'> {
  readonly host: MarqueeHost;
}

function Words({ text, link, host }: WordsProps): ReactElement {
  const words = (
    <span className="blocks-marquee__words" data-marquee-text="">
      {text}
    </span>
  );
  if (!link) return words;
  return (
    <a className="blocks-marquee__link" href={link.href} {...(link.newWindow && { target: '_blank', rel: 'noopener' })}>
      {words}
      {link.newWindow && <span className="visually-hidden"> {host.text('newWindow')}</span>}
    </a>
  );
}
