import { useState, type ReactElement } from 'react';
import { LinkAddress } from '../../../../parts/link-editor/link-address.view';
import type { ControlProps } from '../fields/control-props';
import { isValues } from '../settings/setting-values';

const LONGEST_LABEL = 200;

/** A link: where it leads, its text, and whether it opens a new tab. A text without an address is kept for the address. */
export function LinkControl({ field, value, control, panel, onChange }: ControlProps<'link'>): ReactElement {
  const { text } = panel.host;
  const link = isValues(value) ? value : undefined;
  const href = typeof link?.['href'] === 'string' ? link['href'] : undefined;
  const [waiting, setWaiting] = useState('');
  const label = typeof link?.['label'] === 'string' ? link['label'] : '';
  const setHref = (next: string | undefined): void => {
    if (next === undefined) {
      setWaiting(label);
      return onChange(undefined, true);
    }
    return onChange({ ...link, label: link ? label : waiting, href: next }, true);
  };
  const setLabel = (next: string): void => {
    if (link) onChange({ ...link, label: next }, true);
    else setWaiting(next);
  };
  const setNewWindow = (isNew: boolean): void => {
    const { newWindow: _, ...others } = link ?? {};
    onChange({ ...others, ...(isNew && { newWindow: true }) });
  };
  return (
    <>
      <LinkAddress
        id={control.id}
        href={href}
        view={panel.view}
        host={panel.host}
        hosts={field.hosts}
        onHref={setHref}
      />
      <div className="field">
        <label htmlFor={`${control.id}-label`}>{text('linkLabel')}</label>
        <input
          id={`${control.id}-label`}
          type="text"
          dir="auto"
          maxLength={LONGEST_LABEL}
          value={link ? label : waiting}
          onChange={({ target }) => setLabel(target.value)}
        />
      </div>
      <label className="admin-page-editor__switch">
        <input
          type="checkbox"
          role="switch"
          disabled={!link}
          aria-checked={link?.['newWindow'] === true}
          checked={link?.['newWindow'] === true}
          onChange={({ target }) => setNewWindow(target.checked)}
        />
        {text('linkNewWindow')}
      </label>
      {link && !field.required && (
        <button type="button" className="admin-page-editor__link" onClick={() => onChange(undefined)}>
          {text('linkRemove')}
        </button>
      )}
    </>
  );
}
