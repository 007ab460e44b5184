import { useRef, type ReactElement } from 'react';
import type { EditorHost } from '../../page-editor-host';

const LARGEST_BYTES = 2_000_000;

interface DatasetImportProps {
  readonly host: EditorHost;
  readonly onText: (text: string) => Promise<void>;
  readonly onProblem: (problem: string) => void;
}

/** Fills the table from a CSV file. */
export function DatasetImport({ host: { text }, onText, onProblem }: DatasetImportProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<void> => {
    if (file.size > LARGEST_BYTES) return onProblem(text('panelFileTooLarge'));
    // It may have been moved or changed since it was chosen.
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes) await onText(decoded(bytes));
    else onProblem(text('panelCellsUnread'));
  };
  return (
    <>
      <button type="button" className="button button--quiet" onClick={() => input.current?.click()}>
        {text('panelImportTable')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={text('panelImportTable')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          if (file) void read(file).finally(() => (target.value = ''));
        }}
      />
    </>
  );
}

/** Older spreadsheets do not write UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
