import type { LessonsView, ListedLesson } from 'shared-types/admin/pages/lessons';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './lessons.messages';

export type LessonsHost = ViewHost<typeof messages>;

export interface LessonsProps {
  readonly block: string;
  readonly view: LessonsView;
  readonly form: FormState | undefined;
  readonly host: LessonsHost;
}

export function titleOf({ title }: Pick<ListedLesson, 'title'>, { text }: Pick<LessonsHost, 'text'>): string {
  return title || text('untitled');
}
