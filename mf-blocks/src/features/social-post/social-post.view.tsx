import type { ReactElement } from 'react';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { dayText } from '../../parts/journal/day-text';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { PostPart } from './post-parts';
import { readSocialPost, type SocialPost } from './read-social-post';
import type { messages } from './social-post.messages';
import './social-post.css';

type PostHost = ViewHost<typeof messages>;

/** A post of a social network as a quotation: nothing of it is fetched from there. */
export function element({ block }: PropsOf, host: PostHost): ReactElement {
  const post = readSocialPost(block.settings);
  return (
    <figure className="blocks-social-post">
      <Author post={post} host={host} />
      <blockquote className="blocks-social-post__quote" cite={post.original?.href}>
        <p className="blocks-social-post__text" dir="auto">
          {post.parts.map(renderPart)}
        </p>
        {post.picture && (
          <PictureImage
            picture={post.picture}
            image={host.image}
            className="blocks-social-post__picture"
            sizes="(width < 640px) 100vw, 36rem"
          />
        )}
      </blockquote>
      <Origin post={post} host={host} />
    </figure>
  );
}

interface PostProps {
  readonly post: SocialPost;
  readonly host: PostHost;
}

function Author({ post: { author, handle, account, avatar }, host }: PostProps): ReactElement {
  return (
    <figcaption className="blocks-social-post__author">
      {avatar && (
        <PictureImage
          picture={{ ...avatar, alt: '' }}
          image={host.image}
          className="blocks-social-post__avatar"
          sizes="48px"
          aspectRatio={1}
        />
      )}
      <span className="blocks-social-post__names">
        <strong dir="auto">{author}</strong>{' '}
        {handle && (
          <span className="blocks-social-post__handle" dir="ltr">
            {account ? <a href={account}>{handle}</a> : handle}
          </span>
        )}
      </span>
    </figcaption>
  );
}

function renderPart({ text, href }: PostPart, index: number): ReactElement | string {
  if (href === undefined) return text;
  return (
    <a key={index} href={href} rel="nofollow">
      {text}
    </a>
  );
}

/** The day, which leads to the post itself where the owner has said where that is. */
function Origin({ post: { day, original }, host }: PostProps): ReactElement | null {
  const time = day && <time dateTime={day}>{dayText(day, host.context.locale)}</time>;
  if (!original) return time ? <p className="blocks-social-post__origin">{time}</p> : null;
  const { href, site } = original;
  return (
    <p className="blocks-social-post__origin">
      <a href={href}>
        {time ? (
          <>
            {time} {host.text('at', { site })}
          </>
        ) : (
          host.text('original', { site })
        )}
      </a>
    </p>
  );
}
