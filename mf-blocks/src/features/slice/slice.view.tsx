import type { ReactElement } from 'react';
import { SLICE_PARTS, type SlicePartView } from 'shared-types/blocks/slice';
import type { BlockLink } from 'shared-types/blocks/link';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { readLink } from '../../parts/link/read-link';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './slice.messages';
import './slice.css';

type SliceHost = RenderHost<typeof messages>;

/** A slice: links, the site's name and navigation, the platform's credit, or a button that closes its popup. */
export function element({ block, data }: PropsOf<'blocks/slice/part'>, host: SliceHost): ReactElement {
  const settings = readSettings(block.settings);
  const { navigation, logo, notice } = data['blocks/slice/part'];
  switch (settings.oneOf('part', SLICE_PARTS)) {
    case 'links': {
      const links = settings
        .list('links')
        .map((link) => ({ ...readLink(link), label: link.text('title'), newWindow: true }));
      return <Links links={links} name="links" host={host} />;
    }
    case 'navigation': {
      const links = (navigation ?? []).map(({ title, path }) => ({ href: path, label: title }));
      return links.length > 0 ? <Links links={links} name="navigation" host={host} /> : <></>;
    }
    case 'logo':
      return logo ? <Logo logo={logo} /> : <></>;
    case 'notice':
      return notice ? <p className="blocks-slice__notice">{notice}</p> : <></>;
    case 'close':
      // The browser closes the dialog around it.
      return (
        <form method="dialog" className="blocks-slice__close">
          <button type="submit" className="button">
            {settings.text('label')}
          </button>
        </form>
      );
  }
}

interface LinksProps {
  readonly links: readonly BlockLink[];
  readonly name: keyof typeof messages & ('links' | 'navigation');
  readonly host: SliceHost;
}

function Links({ links, name, host }: LinksProps): ReactElement {
  const list = { role: 'list' };
  return (
    <nav aria-label={host.text(name)}>
      <ul className="blocks-slice__links" {...list}>
        {links.map((link, index) => (
          <li key={index}>
            <BlockAnchor link={link} className="blocks-slice__link" newWindowText={host.text('newWindow')} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Logo({ logo: { title, path, icon } }: { readonly logo: NonNullable<SlicePartView['logo']> }): ReactElement {
  return (
    <p>
      <a className="blocks-slice__logo" href={path}>
        {icon && <img src={icon} alt="" width={40} height={40} loading="lazy" />}
        {title}
      </a>
    </p>
  );
}
