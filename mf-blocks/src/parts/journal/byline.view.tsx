import type { ReactElement } from 'react';
import type { PostTeaser } from 'shared-types/blocks/journal/journal';
import { dayText } from './day-text';
import { TagList } from './tag-list.view';
import './byline.css';

interface BylineProps {
  readonly post: Pick<PostTeaser, 'day' | 'author' | 'tags'>;
  readonly locale: string;
  readonly texts: { readonly by: string; readonly tags: string };
}

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
      <TagList tags={tags} label={texts.tags} />
    </div>
  );
}
