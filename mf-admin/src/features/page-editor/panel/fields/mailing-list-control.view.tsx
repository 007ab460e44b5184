import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ControlProps } from './control-props';
import { SiteChoice } from './site-choice.view';

/** A mailing list of the site. A list chosen at `/config/mailing-lists` takes precedence, and is changed there alone. */
export function MailingListControl({ control, panel, value, onChange }: ControlProps<'mailing-list'>): ReactElement {
  const { text } = panel.host;
  const { mailingLists } = panel.view;
  if (!mailingLists) return <output {...control}>{text('panelMayNotChooseList')}</output>;
  const { lists, connected } = mailingLists;
  const chosen = connected[panel.blockId];
  if (chosen !== undefined) {
    const name = lists.find(({ id }) => id === chosen)?.name ?? text('panelNoList');
    return (
      <output {...control}>
        {name} <a href={ADMIN_PATH.mailingLists}>{text('panelChangeList')}</a>
      </output>
    );
  }
  if (lists.length === 0 && !value)
    return (
      <output {...control}>
        {text('panelNoLists')} <a href={ADMIN_PATH.mailingLists}>{text('panelCreateList')}</a>
      </output>
    );
  return (
    <SiteChoice
      {...{ control, value, onChange }}
      choices={lists}
      none={text('panelNoList')}
      unknown={text('panelUnknownList')}
    />
  );
}
