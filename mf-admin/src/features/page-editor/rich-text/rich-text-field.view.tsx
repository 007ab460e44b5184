import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { ControlAttributes } from 'shared-types/site/field';
import type { EditorHost } from '../page-editor-host';
import type { RichText } from '../../../parts/rich-text-field/rich-text';
import { RichTextToolbar } from './rich-text-toolbar.view';
import { recordTyping, type EarlyTyping } from '../../../parts/rich-text-field/early/record-typing.effects';
import { showHtml } from '../../../parts/rich-text-field/early/show-html.effects';
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
  const [tryAgain, setTryAgain] = useState<() => void>();
  const latest = useRef({ html, onChange });
  const early = useRef<EarlyTyping>(undefined);
  useEffect(() => {
    latest.current = { html, onChange };
    if (richText) richText.show(html);
    else if (place.current && early.current?.inputs.length === 0) showHtml(place.current, html);
  }, [html, onChange, richText]);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const ended = new AbortController();
    showHtml(element, latest.current.html);
    const typing = recordTyping(element);
    early.current = typing;
    const begun = (started: RichText): void => {
      // What was typed before the field closed has been written.
      if (ended.signal.aborted) return started.stop();
      ended.signal.addEventListener('abort', () => started.stop());
      setRichText(started);
    };
    const load = (): void => {
      setTryAgain(undefined);
      const { direction } = host.context;
      const onInput = (next: string): void => latest.current.onChange(next);
      startRichText(element, { html: latest.current.html, direction, early: typing, onChange: onInput }).then(
        begun,
        () => setTryAgain(() => load),
      );
    };
    load();
    return () => ended.abort();
  }, [host]);
  return (
    <div className="admin-rich-text-field">
      {richText && <RichTextToolbar richText={richText} host={host} view={view} />}
      {tryAgain && (
        <div role="alert">
          <p>{host.text('richTextFailed')}</p>
          <button type="button" className="button button--quiet" onClick={tryAgain}>
            {host.text('richTextTryAgain')}
          </button>
        </div>
      )}
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
