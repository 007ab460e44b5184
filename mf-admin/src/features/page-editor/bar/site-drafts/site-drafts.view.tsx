import { useId, type ReactElement } from 'react';
import type { ListedSiteDraft } from 'shared-types/admin/site-states/site-drafts';
import type { EditorProps } from '../../editor-props';
import { keyOf, type ChosenSiteDrafts } from './use-site-drafts.effects';

interface SiteDraftsProps extends ChosenSiteDrafts, Pick<EditorProps, 'host'> {}

/** Drafts of what the whole site has, to be published with the page; null without any. */
export function SiteDraftsList({ drafts, chosen, choose, host }: SiteDraftsProps): ReactElement | null {
  const { text } = host;
  if (drafts.length === 0) return null;
  return (
    <fieldset className="admin-page-editor__site-drafts">
      <legend className="admin-page-editor__dialog-part">{text('publishSite')}</legend>
      <p className="admin-page-editor__hint">{text('publishSiteHint')}</p>
      {drafts.map((draft) => (
        <SiteDraft
          key={keyOf(draft)}
          draft={draft}
          isChosen={chosen.includes(draft)}
          onChange={(isChosen) => choose(draft, isChosen)}
          host={host}
        />
      ))}
    </fieldset>
  );
}

interface SiteDraftProps extends Pick<EditorProps, 'host'> {
  readonly draft: ListedSiteDraft;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function SiteDraft({ draft, isChosen, onChange, host: { text } }: SiteDraftProps): ReactElement {
  const id = useId();
  const { title, by, atText: at, path, isOutdated = false } = draft;
  return (
    <div className="admin-page-editor__site-draft">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        disabled={isOutdated}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{title}</label>
      <p id={`${id}-note`} className="admin-page-editor__hint">
        {text(isOutdated ? 'publishSiteOutdated' : 'publishSiteBy', { by, at })}{' '}
        <a href={path} target="_blank" rel="noopener" aria-label={text('publishSiteLook', { title })}>
          {text('publishSiteOpen')}
        </a>
      </p>
    </div>
  );
}
