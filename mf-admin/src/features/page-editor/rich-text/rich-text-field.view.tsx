import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { ControlAttributes } from 'shared-types/site/field';
import type { EditorHost } from '../page-editor-host';
import type { RichText } from '../../../parts/rich-text-field/rich-text';
import { RichTextToolbar } from './rich-text-toolbar.view';
import { startRichText } from '../../../parts/rich-text-field/start-rich-text';

interface RichTextFieldProps {
  readonly label: string;
  readonly control: ControlAttributes;
  readonly html: string;
  readonly view: Pick<PageEditorView, 'pages'>;
  readonly host: EditorHost;
  /** Gets the HTML of every change; empty for an empty text. */
  readonly onChange: (html: string) => void;
}

/** Formatted text with its toolbar. */
export function RichTextField({ label, control, html, view, host, onChange }: RichTextFieldProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [richText, setRichText] = useState<RichText>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ html, onChange });
  useEffect(() => {
    latest.current = { html, onChange };
    richText?.show(html);
  }, [html, onChange, richText]);
  useEffect(() => {
    if (!place.current) return undefined;
    const ended = new AbortController();
    void startRichText(place.current, {
      html: latest.current.html,
      onChange: (next) => latest.current.onChange(next),
    }).then(
      (started) => {
        if (ended.signal.aborted) return started.stop();
        ended.signal.addEventListener('abort', () => started.stop());
        return setRichText(started);
      },
      () => setFailed(true),
    );
    return () => ended.abort();
  }, []);
  return (
    <div className="admin-rich-text-field">
      {richText && <RichTextToolbar richText={richText} host={host} view={view} />}
      {hasFailed && <p role="alert">{host.text('richTextFailed')}</p>}
      <div
        className="admin-rich-text-field__area"
        id={control.id}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        dir="auto"
        tabIndex={0}
        ref={place}
      />
    </div>
  );
}
