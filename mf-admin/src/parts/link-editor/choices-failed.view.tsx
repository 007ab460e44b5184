import type { ReactElement } from 'react';
import type { LinkHost } from './link-host';
import type { PageChoices } from './use-page-choices.effects';

interface ChoicesFailedProps {
  readonly choices: PageChoices;
  readonly host: LinkHost;
}

/**
 * Says that the pages could not be loaded, and tries again. Paths can be typed meanwhile.
 *
 * @implements EDIT-06
 */
export function ChoicesFailed({ choices, host: { text } }: ChoicesFailedProps): ReactElement | null {
  if (!choices.hasFailed) return null;
  return (
    <p className="field__error" role="alert">
      {text('pagesFailed')}{' '}
      <button type="button" className="button button--quiet" onClick={choices.load}>
        {text('pagesRetry')}
      </button>
    </p>
  );
}
