import type { ReactElement } from 'react';
import { WAITING_MOST, type AdminFrameLink, type AdminFrameView } from 'shared-types/admin/frame';
import type { FrameHost } from './frame-host';
import { Icon } from './icon.view';

/** Safari treats a list without markers as a list only if it has the role. */
const LIST = { role: 'list' };

interface NavigationProps extends Pick<AdminFrameView, 'groups'> {
  readonly id: string;
  readonly host: FrameHost;
}

/** The pages in groups: beside the page, or in a narrow window over it, where the browser opens and closes it. */
export function Navigation({ id, groups, host }: NavigationProps): ReactElement {
  const { text } = host;
  return (
    <nav className="admin-frame__navigation" id={id} aria-label={text('navigation')} popover="auto">
      <button
        type="button"
        className="admin-frame__button admin-frame__close"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={text('close')}
        // The browser focuses it when the navigation opens.
        autoFocus
      >
        <Icon name="close" />
      </button>
      {groups.map(({ group, links }) => {
        const titleId = `${id}-${group}`;
        const isNamed = group !== 'start';
        return (
          <div key={group} className="admin-frame__group">
            {isNamed && (
              <p className="admin-frame__title" id={titleId}>
                {text(group)}
              </p>
            )}
            <ul className="admin-frame__links" {...LIST} {...(isNamed && { 'aria-labelledby': titleId })}>
              {links.map((link) => (
                <NavigationLink key={link.path} link={link} host={host} />
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

interface NavigationLinkProps extends Pick<NavigationProps, 'host'> {
  readonly link: AdminFrameLink;
}

function NavigationLink({ link, host }: NavigationLinkProps): ReactElement {
  const { path, text, current, add } = link;
  return (
    <li className="admin-frame__entry">
      <a className="admin-frame__link" href={path} aria-current={current}>
        <span>{text}</span>
        <Waiting link={link} host={host} />
      </a>
      {add && (
        <a className="admin-frame__add" href={add.path} aria-label={add.text} title={add.text}>
          <Icon name="add" />
        </a>
      )}
    </li>
  );
}

function Waiting({ link: { waiting }, host }: NavigationLinkProps): ReactElement | null {
  if (waiting === undefined) return null;
  const number = waiting < WAITING_MOST ? String(waiting) : `${WAITING_MOST - 1}+`;
  return (
    <>
      <span className="admin-frame__count" aria-hidden="true">
        {number}
      </span>
      <span className="visually-hidden">, {host.text('waiting', { number })}</span>
    </>
  );
}
