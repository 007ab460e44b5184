import type { ReactElement } from 'react';
import { CHOSEN_SITE_DRAFTS } from 'shared-types/admin/pages/pages';
import type { ListedSiteDraft } from 'shared-types/admin/site-states/site-drafts';
import type { ListProps } from './list-props';

/** Drafts of what the whole site has, to be published with the chosen pages; null without any. */
export function SiteDraftChoices({ view, host }: Pick<ListProps, 'view' | 'host'>): ReactElement | null {
  const { siteDrafts = [] } = view;
  if (siteDrafts.length === 0) return null;
  return (
    <fieldset className="admin-pages__site-drafts">
      <legend>{host.text('siteDrafts')}</legend>
      {siteDrafts.map((draft) => (
        <Choice key={`${draft.part} ${draft.language}`} draft={draft} host={host} />
      ))}
    </fieldset>
  );
}

function Choice({
  draft,
  host: { text },
}: Pick<ListProps, 'host'> & { readonly draft: ListedSiteDraft }): ReactElement {
  const { part, language, seen, title, by, atText: at, path, isOutdated = false } = draft;
  return (
    <div className="admin-pages__site-draft">
      <label>
        <input
          type="checkbox"
          name={CHOSEN_SITE_DRAFTS}
          value={[part, seen, language].join(' ').trim()}
          defaultChecked={!isOutdated}
          disabled={isOutdated}
        />{' '}
        {title}
      </label>
      <span className="admin-pages__note">
        {text(isOutdated ? 'siteDraftOutdated' : 'siteDraftBy', { by, at })}{' '}
        <a href={path}>{text('openSiteDraft', { title })}</a>
      </span>
    </div>
  );
}
