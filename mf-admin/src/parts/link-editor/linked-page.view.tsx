import type { ReactElement } from 'react';
import { controlAttributes, Field } from 'shared-types/site/field';
import { readLink } from 'shared-types/site/link/read-link';
import { useTyped, type Reading } from '../typed/use-typed';
import { AnchorField } from './anchor-field.view';
import { ChoicesFailed } from './choices-failed.view';
import { findPage, partsOfPageLink } from './find-page';
import type { LinkAddressProps } from './link-address.view';
import { PageChoices } from './page-choices.view';
import { problemText } from './problem-text';
import { usePageChoices } from './use-page-choices.effects';

/** A page by its title or path, and a part of it. */
export function LinkedPage(props: LinkAddressProps): ReactElement {
  const { id, href, view, host, onHref } = props;
  const choices = usePageChoices(view.pages, host);
  const { pages } = choices;
  const stored = partsOfPageLink(href ?? '');
  const isOnPage = stored.path !== '' && findPage(pages, stored.path) !== undefined;
  const read = (typedText: string): Reading<string> => {
    if (typedText.trim() === '') return { value: undefined };
    const page = findPage(pages, typedText);
    if (page) return { value: page.path };
    const link = readLink('page', typedText);
    return link.problem === undefined ? { value: link.href } : { problem: problemText(host, link.problem, typedText) };
  };
  const typed = useTyped<string>({
    value: isOnPage ? stored.path : href,
    textOf: (value) => value ?? '',
    read,
    write: onHref,
  });
  const page = findPage(pages, typed.text);
  const frame = {
    id: `${id}-address`,
    name: 'href',
    label: host.text('linkPage'),
    hint: page?.title ?? host.text('linkPageHint'),
    ...(typed.problem !== undefined && { error: typed.problem }),
  };
  return (
    <>
      <Field {...frame}>
        {() => (
          <>
            <input
              {...controlAttributes(frame)}
              type="text"
              autoComplete="off"
              dir="auto"
              list={`${id}-pages`}
              value={typed.text}
              onFocus={() => {
                typed.onFocus();
                choices.load();
              }}
              onBlur={typed.onBlur}
              onChange={({ target }) => typed.type(target.value)}
            />
            <PageChoices id={`${id}-pages`} pages={pages} />
          </>
        )}
      </Field>
      <ChoicesFailed choices={choices} host={host} />
      {isOnPage && (
        <AnchorField
          key={stored.path}
          id={`${id}-anchor`}
          {...stored}
          host={host}
          onAnchor={(anchor) => onHref(stored.path + anchor)}
        />
      )}
    </>
  );
}
