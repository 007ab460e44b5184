import type { ReactElement } from 'react';
import { POST_PARTS, type PostView } from 'shared-types/blocks/journal/post';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Byline } from '../../parts/journal/byline.view';
import { Neighbours } from '../../parts/neighbours/neighbours.view';
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
  return part === 'heading' ? <Heading view={view} host={host} /> : <PostNeighbours view={view} host={host} />;
}

function Heading({ view, host }: PostProps): ReactElement {
  return (
    <header className="blocks-post">
      <h1 className="blocks-post__title">{view.title}</h1>
      <Byline post={view} locale={host.context.locale} texts={{ by: host.text('by'), tags: host.text('tags') }} />
    </header>
  );
}

function PostNeighbours({ view: { newer, older, journal }, host: { text } }: PostProps): ReactElement {
  return (
    <Neighbours
      label={text('neighbours')}
      previous={{ text: text('newer'), page: newer }}
      next={{ text: text('older'), page: older }}
      all={{ text: text('all'), path: journal.path }}
    />
  );
}
