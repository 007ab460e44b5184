import type { ReactElement } from 'react';
import type { TextSettings } from 'shared-types/blocks/text';
import type { PropsOf } from 'shared-types/render';
import { readSettings } from '../../parts/settings/settings';
import './description-list.css';
import './text.css';

const DESCRIPTION_LIST = /<dl\b/;

/** The owner's text below its heading. The server has sanitized the HTML when it stored it. */
export function element({ block }: PropsOf): ReactElement | null {
  const { html, heading, headingLevel, align, width, size } = readText(block.settings);
  if (!heading && !html) return null;
  const Heading = `h${headingLevel}` as const;
  const list = DESCRIPTION_LIST.test(html) ? ' blocks-text--description-list' : '';
  return (
    <div className={`blocks-text blocks-text--${align} blocks-text--${width} blocks-text--${size}${list}`}>
      {heading && <Heading>{heading}</Heading>}
      {html && <div className="blocks-text__body" dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  );
}

function readText(value: unknown): Required<TextSettings> {
  const settings = readSettings(value);
  return {
    heading: settings.optionalText('heading') ?? '',
    headingLevel: settings.oneOf('headingLevel', [2, 1, 3]),
    html: settings.optionalText('html') ?? '',
    align: settings.oneOf('align', ['start', 'center']),
    width: settings.oneOf('width', ['measure', 'column']),
    size: settings.oneOf('size', ['normal', 'large']),
  };
}
