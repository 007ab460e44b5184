import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  BROKEN_LINKS_PER_PAGE,
  BROKEN_LINKS_QUERY,
  type ListedBrokenLink,
} from 'shared-types/admin/pages/broken-links';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import type { messages } from './broken-links.messages';
import './broken-links.css';

type BrokenLinksHost = RenderHost<typeof messages>;

/** Links that lead nowhere, each with where it stands and what changes it. */
export function element({ data }: PropsOf<'admin/broken-links/list'>, host: BrokenLinksHost): ReactElement {
  const { links, count, page } = data['admin/broken-links/list'];
  const { text } = host;
  const address = (number: number) =>
    host.url(ADMIN_PATH.brokenLinks, { [BROKEN_LINKS_QUERY.page]: number > 1 ? number : undefined });
  return (
    <div className="admin-broken-links">
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      <p className="admin-broken-links__count">{count === 0 ? text('none') : text('count', { count })}</p>
      {count > 0 && links.length === 0 && (
        <p>
          {text('beyond')} <a href={address(1)}>{text('first')}</a>
        </p>
      )}
      <ul className="admin-broken-links__list">
        {links.map((link, index) => (
          <Link key={`${link.editPath} ${link.href} ${index}`} link={link} host={host} />
        ))}
      </ul>
      <ListPages
        page={page}
        count={count}
        perPage={BROKEN_LINKS_PER_PAGE}
        address={address}
        labels={pageLabels(host)}
      />
    </div>
  );
}

interface LinkProps {
  readonly link: ListedBrokenLink;
  readonly host: BrokenLinksHost;
}

function Link({ link, host: { text, ...host } }: LinkProps): ReactElement {
  const { href, reason, editPath } = link;
  return (
    <li className="admin-broken-links__entry">
      <div className="admin-broken-links__about">
        <h2 className="admin-broken-links__text">
          <bdi>{link.text || text('noText')}</bdi>
        </h2>
        <p>
          <code className="admin-broken-links__address" dir="ltr">
            {href}
          </code>{' '}
          <strong>{text('reason', { reason })}</strong>
        </p>
        <Place link={link} host={{ text, ...host }} />
      </div>
      <a className="button button--quiet" href={editPath} aria-label={text('editOf', { href })}>
        {text('edit')}
      </a>
    </li>
  );
}

function Place({ link: { place }, host: { text } }: LinkProps): ReactElement {
  if (place.kind === 'page')
    return (
      <p className="admin-broken-links__place">
        <bdi>{text('onPage', { title: place.title || place.path })}</bdi> ·{' '}
        <bdi>{text('block', { block: place.block })}</bdi> · {text('state', { state: place.state })}
      </p>
    );
  const { kind: part, language } = place;
  return (
    <p className="admin-broken-links__place">
      {language === undefined ? text('part', { part }) : text('partIn', { part, language })}
    </p>
  );
}
