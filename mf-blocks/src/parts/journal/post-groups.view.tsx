import type { CSSProperties, ReactElement } from 'react';
import type { PostGroup, PostGroupsView } from 'shared-types/blocks/journal/archive';
import './post-groups.css';

interface PostGroupsProps {
  readonly view: PostGroupsView;
  /** The name of a group in words; its own by default. */
  readonly nameOf?: (group: PostGroup) => string;
  readonly countText: (count: number) => string;
  /** True: groups with many posts are larger, in one paragraph. */
  readonly isSized?: boolean;
}

const LIST = { role: 'list' };
/** Size of the largest group, compared with one that has a single post. */
const LARGEST = 1.8;

/** Groups of posts, each a link to them; empty without posts. */
export function PostGroups({ view, nameOf, countText, isSized = false }: PostGroupsProps): ReactElement {
  const { title, groups } = view;
  if (groups.length === 0) return <></>;
  const most = Math.max(...groups.map(({ count }) => count));
  return (
    <section className="blocks-post-groups">
      {title && <h2 className="blocks-post-groups__heading">{title}</h2>}
      <ul className={`blocks-post-groups__list${isSized ? ' blocks-post-groups__list--sized' : ''}`} {...LIST}>
        {groups.map((group) => (
          <li key={group.path} {...(isSized && { style: { '--size': sizeOf(group.count, most) } as CSSProperties })}>
            <a href={group.path}>{nameOf?.(group) ?? group.name}</a>{' '}
            <span className={isSized ? 'visually-hidden' : 'blocks-post-groups__count'}>{countText(group.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeOf(count: number, most: number): number {
  return most === 1 ? 1 : Number((1 + ((LARGEST - 1) * (count - 1)) / (most - 1)).toFixed(2));
}
