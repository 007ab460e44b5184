import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ControlProps } from './control-props';

/** A mailing list of the site, by name. What was chosen with the lists themselves counts more, and is changed there. */
export function MailingListControl(props: ControlProps<'mailing-list'>): ReactElement {
  const { control, panel, value, onChange } = props;
  const { text } = panel.host;
  const { lists, connected } = panel.view.mailingLists ?? {};
  const stored = typeof value === 'string' ? value : '';
  const chosen = connected?.[panel.blockId];
  if (!lists || chosen !== undefined || (lists.length === 0 && stored === ''))
    return <Elsewhere {...props} chosen={chosen} />;
  return (
    <select {...control} value={stored} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{text('panelNoList')}</option>
      {stored !== '' && !lists.some(({ id }) => id === stored) && (
        <option value={stored}>{text('panelUnknownList')}</option>
      )}
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

type ElsewhereProps = ControlProps<'mailing-list'> & { readonly chosen: string | null | undefined };

/** Why there is nothing to choose here, and where there is. */
function Elsewhere({ control, panel, chosen }: ElsewhereProps): ReactElement {
  const { text } = panel.host;
  const { lists } = panel.view.mailingLists ?? {};
  if (!lists) return <output {...control}>{text('panelListsOfOthers')}</output>;
  const name = lists.find(({ id }) => id === chosen)?.name;
  return (
    <output {...control}>
      {chosen === undefined ? text('panelNoLists') : (name ?? text('panelNoList'))}{' '}
      <a href={ADMIN_PATH.mailingLists}>{text(chosen === undefined ? 'panelCreateList' : 'panelChangeList')}</a>
    </output>
  );
}
