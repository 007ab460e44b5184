import type { ReactElement } from 'react';
import type { ControlProps } from './control-props';
import { SiteChoice } from './site-choice.view';

/** A form of the site. */
export function FormControl({ value, control, panel, onChange }: ControlProps<'form'>): ReactElement {
  const { forms } = panel.view;
  const { text } = panel.host;
  const choices = forms.map(({ id, title, pageTitle }) => ({
    id,
    name: text('panelFormOn', { title: title || text('panelForm'), page: pageTitle }),
  }));
  const none = text(forms.length === 0 ? 'panelNoForms' : 'panelChooseForm');
  return <SiteChoice {...{ control, value, choices, none, onChange }} unknown={text('panelUnknownForm')} />;
}
