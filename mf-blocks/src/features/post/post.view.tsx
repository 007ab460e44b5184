import type { ReactElement } from 'react';
import { POST_PARTS, type PostView } from 'shared-types/blocks/journal/post';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Byline } from '../../parts/journal/byline.view';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './post.messages';
import './post.css';

interface PostProps {
  readonly view: PostView;
  readonly host: ViewHost<typeof messages>;
}

export function element({ block, data }: PropsOf<'blocks/post/post'>, host: ViewHost<typeof messages>): ReactElement {
  const view = data['blocks/post/post'];
  const part = readSettings(block.settings).oneOf('part', POST_PARTS);
  return part === 'heading' ? <Heading view={view} host={host} /> : <Neighbours view={view} host={host} />;
}

function Heading({ view, host }: PostProps): ReactElement {
  return (
    <header className="blocks-post">
      <h1 className="blocks-post__title">{view.title}</h1>
      <Byline post={view} locale={host.context.locale} texts={{ by: host.text('by'), tags: host.text('tags') }} />
    </header>
  );
}

function Neighbours({ view: { newer, older, journal }, host }: PostProps): ReactElement {
  return (
    <nav className="blocks-post__neighbours" aria-label={host.text('neighbours')}>
      {newer && (
        <a className="blocks-post__neighbour" href={newer.path} rel="prev">
          <span className="blocks-post__way">{host.text('newer')}</span> {newer.name}
        </a>
      )}
      {older && (
        <a className="blocks-post__neighbour blocks-post__neighbour--older" href={older.path} rel="next">
          <span className="blocks-post__way">{host.text('older')}</span> {older.name}
        </a>
      )}
      <a className="blocks-post__all" href={journal.path}>
        {host.text('all')}
      </a>
    </nav>
  );
}
