import type { ReactElement } from 'react';
import { HEADER_FOOTER_LIMIT } from 'shared-types/admin/header-footer';
import { ENTRY_KINDS, type Menu, type MenuField } from 'shared-types/admin/navigation';
import { BoxField, ChoiceField, COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import { DragHandle } from '../../parts/drag-handle/drag-handle.view';
import { MOVES } from './arrange/move-item';
import { itemName } from './menu-item';
import type { FormValues, MenuRow } from './navigation-host';
import { choicesId } from './page-navigations.view';

interface EntryProps extends FormValues {
  readonly menu: Menu;
  readonly row: MenuRow;
  readonly number: number;
  readonly isSpare: boolean;
}

/** An entry with its fields, which are open for empty rows and after errors. */
export function EntryView(entry: EntryProps): ReactElement {
  const { menu, row, number, isSpare, form, host, view } = entry;
  const isMissing = view.saved?.missing.includes(row.path) === true;
  const hasError = Object.keys(form?.errors ?? {}).some((name) => name.startsWith(`${menu}.${number}.`));
  return (
    <li
      className="admin-navigation__row admin-dragged-row"
      data-row=""
      data-kind={row.kind}
      data-inside={row.isInside ? '' : undefined}
    >
      <DragHandle />
      <details className="admin-navigation__entry" open={isSpare || hasError || isMissing}>
        <summary className="admin-navigation__summary">
          <span className="admin-navigation__name" data-name="">
            {itemName(row) || host.text('newEntry')}
          </span>{' '}
          <span className="admin-muted" data-where="" dir="ltr">
            {row.kind === 'folder' ? '' : row.path}
          </span>
        </summary>
        <EntryFields {...entry} isMissing={isMissing} />
      </details>
      <Moves menu={menu} number={number} host={host} />
    </li>
  );
}

function EntryFields(entry: EntryProps & { readonly isMissing: boolean }): ReactElement {
  const { menu, row, number, isMissing, block, form, view, host } = entry;
  const field = (name: MenuField) => ({ block, form, name: `${menu}.${number}.${name}` });
  const { linkTitle, linkPath } = HEADER_FOOTER_LIMIT;
  return (
    <div className="admin-navigation__fields">
      {menu === 'nav' && (
        <ChoiceField
          {...field('kind')}
          label={host.text('kind')}
          value={row.kind}
          choices={ENTRY_KINDS.map((kind) => [kind, host.text('kindName', { kind })])}
        />
      )}
      <LineField
        {...field('title')}
        label={host.text('entryTitle')}
        value={row.title}
        more={{ maxLength: linkTitle, lang: view.language }}
      />
      <div className="admin-navigation__of-link">
        <LineField
          {...field('path')}
          label={host.text('path')}
          hint={isMissing ? host.text('pathMissing', { path: row.path }) : host.text('pathHint')}
          value={row.path}
          more={{ maxLength: linkPath, dir: 'ltr', autoCapitalize: 'none', spellCheck: false, list: choicesId(block) }}
        />
      </div>
      <div className="admin-navigation__of-link">
        <BoxField {...field('newWindow')} label={host.text('newWindow')} value={row.isNewWindow ? 'on' : ''} />
      </div>
      {menu === 'nav' && (
        <div className="admin-navigation__of-link" data-by-numbers="">
          <BoxField {...field('inside')} label={host.text('inside')} value={row.isInside ? 'on' : ''} />
        </div>
      )}
      <div className="admin-navigation__place" data-by-numbers="">
        <LineField {...field('place')} label={host.text('place')} value={row.place} more={COUNT} />
      </div>
    </div>
  );
}

/** Without script, number fields replace the buttons. The footer has no folders. */
function Moves({ menu, number, host }: Pick<EntryProps, 'menu' | 'number' | 'host'>): ReactElement {
  const moves = MOVES.filter((move) => menu === 'nav' || (move !== 'into' && move !== 'out'));
  return (
    <div className="admin-navigation__moves" data-by-keys="" hidden>
      {moves.map((move) => (
        <button key={move} className="button button--quiet" type="button" data-move={move}>
          {host.text('move', { move })}
          <span className="visually-hidden" data-of="">
            {' '}
            {host.text('entry', { number })}
          </span>
        </button>
      ))}
    </div>
  );
}
