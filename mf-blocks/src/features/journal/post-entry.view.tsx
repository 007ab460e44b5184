import type { ReactElement } from 'react';
import type { JournalLayout, PostTeaser } from 'shared-types/blocks/journal/journal';
import type { ViewHost } from 'shared-types/host/render-host';
import { Byline } from '../../parts/journal/byline.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { messages } from './journal.messages';

interface PostEntryProps {
  readonly post: PostTeaser;
  readonly layout: JournalLayout;
  /** Level of its title's heading. */
  readonly level: 2 | 3;
  readonly isFirst: boolean;
  readonly host: ViewHost<typeof messages>;
}

const SIZES: Readonly<Record<JournalLayout, string>> = {
  list: '(width < 800px) 100vw, 20rem',
  grid: '(width < 800px) 100vw, 24rem',
};
const RATIO = 3 / 2;

/** A post of the list. The picture has no alternative text, because the title is beside it. */
export function PostEntry({ post, layout, level, isFirst, host }: PostEntryProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { path, title, text, picture } = post;
  return (
    <article className="blocks-journal__post">
      {picture && (
        <PictureImage
          picture={{ ...picture, alt: '' }}
          image={host.image}
          className="blocks-journal__picture"
          sizes={SIZES[layout]}
          aspectRatio={RATIO}
          first={isFirst}
        />
      )}
      <div className="blocks-journal__content">
        <Heading className="blocks-journal__title">
          <a className="blocks-journal__link" href={path}>
            {title}
          </a>
        </Heading>
        {text && <p className="blocks-journal__text">{text}</p>}
        <Byline post={post} locale={host.context.locale} texts={{ by: host.text('by'), tags: host.text('tags') }} />
      </div>
    </article>
  );
}
