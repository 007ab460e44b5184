import type { ReactElement } from 'react';
import type { JournalFilter, JournalView } from 'shared-types/blocks/journal/journal';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { dayText } from '../../parts/journal/day-text';
import type { messages } from './journal.messages';
import { PostEntry } from './post-entry.view';
import './journal.css';

interface JournalProps {
  readonly view: JournalView;
  readonly host: ViewHost<typeof messages>;
}

const LIST = { role: 'list' };

/** The posts of a journal, newest first. */
export function element({ data }: PropsOf<'blocks/journal/posts'>, host: ViewHost<typeof messages>): ReactElement {
  const view = data['blocks/journal/posts'];
  const { title, layout, posts, filter, feed } = view;
  return (
    <section className={`blocks-journal blocks-journal--${layout}`}>
      {title && <h2 className="blocks-journal__heading">{title}</h2>}
      {filter && (
        <p className="blocks-journal__chosen">
          {chosenText(filter, host)} <a href={filter.clearPath}>{host.text('all')}</a>
        </p>
      )}
      {posts.length === 0 ? (
        <p>{host.text(filter ? 'noneChosen' : 'empty')}</p>
      ) : (
        <ul className="blocks-journal__list" {...LIST}>
          {posts.map((post, index) => (
            <li key={post.path}>
              <PostEntry post={post} layout={layout} level={title ? 3 : 2} isFirst={index === 0} host={host} />
            </li>
          ))}
        </ul>
      )}
      <Pages view={view} host={host} />
      {feed && (
        <a className="blocks-journal__feed" href={feed.path}>
          {host.text('feed')}
        </a>
      )}
    </section>
  );
}

function chosenText({ kind, value }: JournalFilter, host: JournalProps['host']): string {
  if (kind === 'tag') return host.text('chosenTag', { name: value });
  if (kind === 'author') return host.text('chosenAuthor', { name: value });
  return host.text('chosenMonth', { name: dayText(value, host.context.locale) });
}

function Pages({ view: { page, pages, previousPath, nextPath }, host }: JournalProps): ReactElement | null {
  if (pages === 1) return null;
  return (
    <nav className="blocks-journal__pages" aria-label={host.text('pages')}>
      {previousPath && (
        <a className="button button--quiet" href={previousPath} rel="prev">
          {host.text('newer')}
        </a>
      )}
      <span>{host.text('page', { page, pages })}</span>
      {nextPath && (
        <a className="button button--quiet" href={nextPath} rel="next">
          {host.text('older')}
        </a>
      )}
    </nav>
  );
}
