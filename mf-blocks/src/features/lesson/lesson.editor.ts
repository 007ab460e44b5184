import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Lesson', pl: 'Lekcja' },
  group: 'text',
  picture: 'M4 9l8-4 8 4-8 4zM7 11v5c3 2.5 7 2.5 10 0v-5M20 9v6',
  defaults: { part: 'heading' },
  fields: [
    {
      kind: 'choice',
      key: 'part',
      label: { en: 'Part', pl: 'Część' },
      hint: { en: 'Works on the lessons of a course.', pl: 'Działa w lekcjach kursu.' },
      choices: [
        { value: 'heading', label: { en: 'Course, title and length', pl: 'Kurs, tytuł i czas trwania' } },
        {
          value: 'progress',
          label: { en: '“Mark as done”, previous and next lesson', pl: '„Ukończona”, poprzednia i następna lekcja' },
        },
      ],
    },
  ],
};
