import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage, PageLock, SiteDocument } from 'shared-types/site/site-document';
import { exampleForm, exampleId } from './example-document';

export const MEMBERS_WORD = 'zanzibar';
export const STUDIO_WORD = 'kumquat';

export function withLockedPages(document: SiteDocument): SiteDocument {
  const roots = ['', ...(document.site.languages ?? []).map(({ root }) => root)];
  const base = document.pages.length * 1_000_000 + document.site.identifier.length * 1000;
  const locked = roots.flatMap((root, index) => [
    lockedPage({ path: `${root}/members`, word: MEMBERS_WORD, first: base + index * 10, lock: { by: 'members' } }),
    lockedPage({
      path: `${root}/members/studio`,
      word: STUDIO_WORD,
      first: base + index * 10 + 5,
      lock: { by: 'members', area: 'studio' },
    }),
  ]);
  return { ...document, pages: [...document.pages, ...locked] };
}

interface LockedPage {
  readonly path: string;
  readonly word: string;
  readonly first: number;
  readonly lock: PageLock;
}

function lockedPage({ path, word, first, lock }: LockedPage): DocumentPage {
  const [text, form, area] = [exampleId(first), exampleId(first + 1), exampleId(first + 2)];
  return {
    path,
    pageType: PAGE_TYPE.page,
    title: `Title ${word}`,
    description: `Description ${word}`,
    lock,
    body: {
      raw: false,
      layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [text, form, area] }] }] },
    },
    blocks: [
      { id: text, type: BLOCK_TYPE.text, settings: { heading: `Heading ${word}`, html: `<p>Text ${word}</p>` } },
      { id: form, type: BLOCK_TYPE.form, settings: { ...exampleForm, title: `Form ${word}` } },
      { id: area, type: BLOCK_TYPE.memberArea, settings: {} },
    ],
  };
}
