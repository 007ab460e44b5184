import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { EditorModel } from '../model/editor-model';
import type { KeptChanges } from '../model/restore';
import { isJsonObject } from '../patch/json-object';

/** Texts of contents: a page is written again only when the server's has changed. */
const texts = new WeakMap<PageContent, string>();

/** The text that a browser keeps of unsent changes; undefined if there are none. */
export function keptText({ queue, sending, base }: EditorModel): string | undefined {
  if (queue.length === 0) return undefined;
  const { content, ...known } = base;
  const rest = JSON.stringify({ queue, sending, known });
  return `${rest.slice(0, -1)},"content":${textOf(content)}}`;
}

/** Reads such a text; undefined for one that is none. */
export function readKept(text: string): KeptChanges | undefined {
  const kept: unknown = parsed(text);
  if (!isJsonObject(kept) || !Array.isArray(kept.queue) || kept.queue.length === 0) return undefined;
  const { queue, sending, known, content } = kept;
  if (!isJsonObject(known) || typeof known.revision !== 'number' || !isJsonObject(content)) return undefined;
  return { queue, base: { ...known, content }, ...(isJsonObject(sending) && { sending }) } as unknown as KeptChanges;
}

function textOf(content: PageContent): string {
  const text = texts.get(content) ?? JSON.stringify(content);
  texts.set(content, text);
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
