import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { PropsOf } from 'shared-types/render';
import { isInPage, type LiveHost } from '../../parts/in-page/in-page';
import { Editor } from './editor.view';
import type { EditorHost } from './page-editor-host';
import type { messages } from './page-editor.messages';
import { createPageEditorStore } from './state/create-page-editor-store';
import '../../parts/admin-tokens/admin-tokens.css';
import './page-editor.css';

interface PageProps {
  readonly view: PageEditorView;
  readonly host: LiveHost<typeof messages>;
}

const never = () => () => undefined;

/** Until its script has come, and without script, it says so. */
export function element({ data }: PropsOf<'admin/page-editor/page'>, host: LiveHost<typeof messages>): ReactElement {
  return <WhenLive view={data['admin/page-editor/page']} host={host} />;
}

function WhenLive({ view, host }: PageProps): ReactElement {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isLive && isInPage(host) ? <LiveEditor view={view} host={host} /> : <Loading view={view} host={host} />;
}

function LiveEditor({ view, host }: { readonly view: PageEditorView; readonly host: EditorHost }): ReactElement {
  const [store] = useState(() => createPageEditorStore({ draft: view.draft, host }));
  return <Editor view={view} store={store} host={host} />;
}

function Loading({ view: { draft }, host: { text } }: PageProps): ReactElement {
  return (
    <section className="admin-tokens admin-page-editor admin-page-editor--note" data-bleed="">
      <h1 dir="auto">{draft.content.title || text('barUntitled')}</h1>
      <p>
        {text('editorLoading')} <a href={ADMIN_PATH.pages}>{text('editorPages')}</a>
      </p>
      {/* Its styles come with its script. */}
      <noscript>
        <p>
          {text('editorNeedsScript')}{' '}
          <a href={ADMIN_PATH.pageSettings.replace('{slug}', draft.pageId)}>{text('editorSettings')}</a>
        </p>
      </noscript>
    </section>
  );
}
