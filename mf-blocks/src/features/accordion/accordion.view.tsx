import type { ReactElement } from 'react';
import type { PropsOf } from 'shared-types/render';
import { readAccordion } from './read-accordion';
import './accordion.css';

/** Titles with text below. The browser opens and closes items; those with a common name close each other. */
export function element({ block }: PropsOf): ReactElement {
  const { items, headingLevel, allowMultipleOpen, expandFirst } = readAccordion(block.settings);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="blocks-accordion">
      {items.map(({ title, html }, index) => (
        <details
          key={index}
          className="blocks-accordion__item"
          {...(!allowMultipleOpen && { name: `accordion-${block.id}` })}
          open={expandFirst && index === 0}
        >
          <summary className="blocks-accordion__head">
            <Heading className="blocks-accordion__title">{title}</Heading>
          </summary>
          <div className="blocks-accordion__panel">
            <div className="blocks-accordion__body" dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        </details>
      ))}
    </div>
  );
}
