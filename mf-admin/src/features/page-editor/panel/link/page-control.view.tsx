import type { ReactElement } from 'react';
import type { ControlProps } from '../fields/control-props';
import { useTypedControl } from '../fields/use-typed-control';
import { ChoicesFailed } from '../../../../parts/link-editor/choices-failed.view';
import { findPage } from '../../../../parts/link-editor/find-page';
import { PageChoices } from '../../../../parts/link-editor/page-choices.view';
import { problemText } from '../../../../parts/link-editor/problem-text';
import { usePageChoices } from '../../../../parts/link-editor/use-page-choices.effects';

/** A page of the site, found by its title or path. */
export function PageControl(props: ControlProps<'page'>): ReactElement {
  const { field, value, control, panel } = props;
  const { view, host } = panel;
  const choices = usePageChoices(view.pages, host);
  const pages = field.only ? choices.pages.filter(({ isCollection }) => isCollection) : choices.pages;
  const typed = useTypedControl<string, 'page'>(props, {
    value: typeof value === 'string' ? value : undefined,
    textOf: (stored) => stored ?? '',
    read: (text) => {
      if (text.trim() === '') return { value: undefined };
      const page = findPage(pages, text);
      return page ? { value: page.path } : { problem: problemText(host, 'pageForm', text) };
    },
  });
  const chosen = findPage(pages, typed.text);
  return (
    <>
      <input
        {...control}
        type="text"
        list={`${control.id}-pages`}
        autoComplete="off"
        dir="auto"
        value={typed.text}
        onFocus={() => {
          typed.onFocus();
          choices.load();
        }}
        onBlur={typed.onBlur}
        onChange={({ target }) => typed.type(target.value)}
      />
      <PageChoices id={`${control.id}-pages`} pages={pages} />
      <ChoicesFailed choices={choices} host={host} />
      {chosen && <p className="field__hint">{chosen.title}</p>}
    </>
  );
}
