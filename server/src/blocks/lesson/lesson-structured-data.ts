import type { LessonView } from 'shared-types/blocks/course/lesson';
import type { SitePage } from '../../site/directory/site-page';
import { escapedPath } from '../../site/directory/tidy-path';
import { jsonLd } from '../../site/page/json-ld';

interface LessonContext {
  readonly page: SitePage;
  /** The site's public origin. */
  readonly origin: string;
}

/** https://schema.org/LearningResource */
export function lessonStructuredData(view: LessonView, { page, origin }: LessonContext): string {
  const { course, place, minutes } = view;
  const { title, description, path, socialImage } = page;
  return jsonLd({
    '@type': 'LearningResource',
    learningResourceType: 'Lesson',
    name: title,
    ...(description && { description }),
    url: origin + escapedPath(path),
    isPartOf: { '@type': 'Course', name: course.name, url: origin + escapedPath(course.path) },
    ...(place !== undefined && { position: place }),
    ...(minutes !== undefined && { timeRequired: `PT${minutes}M` }),
    ...(socialImage && { image: [origin + socialImage.src] }),
  });
}
