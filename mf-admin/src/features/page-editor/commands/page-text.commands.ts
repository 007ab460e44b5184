import type { Command } from '../state/page-editor-store';

/** Sets the page's title. */
export function changeTitle(title: string): Command {
  return { label: 'changeTitle', burst: 'title', recipe: (content) => void (content.title = title) };
}

/** Sets the sentence for search engines and link previews. */
export function changeDescription(description: string): Command {
  return {
    label: 'changeDescription',
    burst: 'description',
    recipe: (content) => void (content.description = description),
  };
}
