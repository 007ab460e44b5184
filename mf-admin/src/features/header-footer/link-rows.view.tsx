import type { ReactElement } from 'react';
import { HEADER_FOOTER_LIMIT, SPARE_LINKS, type LinkList } from 'shared-types/admin/header-footer';
import { COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsNotes } from '../../parts/settings-form/settings-field.view';
import { linkRows, type FormValues, type LinkRow } from './header-footer-host';

interface LinkRowsProps extends FormValues {
  readonly list: LinkList;
}

/** A list of links with empty rows. Numbers determine the order; with script, the rows do. */
export function LinkRows({ list, ...formValues }: LinkRowsProps): ReactElement {
  const { block, form, host } = formValues;
  const rows = linkRows(formValues, list);
  const spare = Array.from({ length: SPARE_LINKS }, (_, index) => ({
    title: '',
    path: '',
    place: `${rows.length + index + 1}`,
  }));
  return (
    <fieldset className="admin-header-footer__part" data-links="">
      <legend className="admin-header-footer__legend">{host.text(list)}</legend>
      <SettingsNotes block={block} name={list} hint={host.text('links')} form={form} />
      <ol className="admin-header-footer__rows">
        {[...rows, ...spare].map((row, index) => (
          <Row key={index} {...formValues} list={list} row={row} number={index + 1} isSpare={index >= rows.length} />
        ))}
      </ol>
    </fieldset>
  );
}

interface RowProps extends LinkRowsProps {
  readonly row: LinkRow;
  readonly number: number;
  readonly isSpare: boolean;
}

function Row({ list, row, number, isSpare, ...formValues }: RowProps): ReactElement {
  const { block, form, view, host } = formValues;
  const field = (name: keyof LinkRow) => ({ block, form, name: `${list}.${number}.${name}`, value: row[name] });
  const { linkTitle, linkPath } = HEADER_FOOTER_LIMIT;
  const hints = [
    ...(number === 1 ? [host.text('linkPathHint')] : []),
    ...(view.saved?.missing.includes(row.path) ? [host.text('linkPathMissing', { path: row.path })] : []),
  ];
  return (
    <li className="admin-header-footer__row" data-row="">
      <fieldset className="admin-header-footer__link">
        <legend className="admin-header-footer__name">{host.text(isSpare ? 'newLink' : 'link', { number })}</legend>
        <LineField
          {...field('title')}
          label={host.text('linkTitle')}
          more={{ maxLength: linkTitle, lang: view.language }}
        />
        <LineField
          {...field('path')}
          label={host.text('linkPath')}
          {...(hints.length > 0 && { hint: hints.join(' ') })}
          more={{ maxLength: linkPath, dir: 'ltr', autoCapitalize: 'none', spellCheck: false }}
        />
        <div className="admin-header-footer__place" data-place="">
          <LineField {...field('place')} label={host.text('place')} more={COUNT} />
        </div>
        <Moves number={number} host={host} />
      </fieldset>
    </li>
  );
}

const MOVES = ['up', 'down', 'remove'] as const;

/** Without script, number fields replace the buttons. */
function Moves({ number, host }: Pick<RowProps, 'number' | 'host'>): ReactElement {
  return (
    <div className="admin-header-footer__moves" data-moves="" hidden>
      {MOVES.map((move) => (
        <button key={move} className="button button--quiet" type="button" data-move={move}>
          {host.text(move)}
          <span className="visually-hidden"> {host.text('link', { number })}</span>
        </button>
      ))}
    </div>
  );
}
