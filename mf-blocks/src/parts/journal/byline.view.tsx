import type { ReactElement } from 'react';
import type { PostTeaser } from 'shared-types/blocks/journal/journal';
import { dayText } from './day-text';
import './byline.css';

interface BylineProps {
  readonly post: Pick<PostTeaser, 'day' | 'author' | 'tags'>;
  readonly locale: string;
  readonly texts: { readonly by: string; readonly tags: string };
}

const LIST = { role: 'list' };

/** Day, author and tags of a post. */
export function Byline({ post: { day, author, tags }, locale, texts }: BylineProps): ReactElement {
  return (
    <div className="blocks-byline">
      <p className="blocks-byline__line">
        <time dateTime={day}>{dayText(day, locale)}</time>
        {author && (
          <span className="blocks-byline__author">
            <span>{texts.by}</span> <a href={author.path}>{author.name}</a>
          </span>
        )}
      </p>
      {tags.length > 0 && (
        <ul className="blocks-byline__tags" {...LIST} aria-label={texts.tags}>
          {tags.map(({ name, path }) => (
            <li key={path}>
              <a className="blocks-byline__tag" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
