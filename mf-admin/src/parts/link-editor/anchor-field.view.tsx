import type { ReactElement } from 'react';
import { useAnchors } from './use-anchors.effects';
import type { LinkHost } from './link-host';

interface AnchorFieldProps {
  readonly id: string;
  readonly path: string;
  /** With its `#`; empty for the top of the page. */
  readonly anchor: string;
  readonly host: LinkHost;
  readonly onAnchor: (anchor: string) => void;
}

/** The parts of a page, which are its blocks. An anchor that none of them has stays a choice. */
export function AnchorField({ id, path, anchor, host, onAnchor }: AnchorFieldProps): ReactElement {
  const anchors = useAnchors(path, host);
  const isKnown = anchor === '' || (anchors ?? []).some((one) => one.anchor === anchor);
  return (
    <div className="field">
      <label htmlFor={id}>{host.text('linkAnchor')}</label>
      <select id={id} value={anchor} onChange={({ target }) => onAnchor(target.value)}>
        <option value="">{host.text('linkTop')}</option>
        {!isKnown && <option value={anchor}>{anchor}</option>}
        {(anchors ?? []).map((one) => (
          <option key={one.anchor} value={one.anchor}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  );
}
