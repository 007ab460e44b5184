import fc from 'fast-check';
import { firstOpen } from './first-open';

const lessons = fc.uniqueArray(fc.record({ id: fc.uuid() }), { selector: ({ id }) => id, maxLength: 12 });

test('the first lesson that is not done comes after done ones alone, and there is none once all are done', () => {
  fc.assert(
    fc.property(lessons, fc.array(fc.nat(11)), fc.array(fc.uuid()), (course, marked, strangers) => {
      const done = new Set([...marked.flatMap((index) => course[index]?.id ?? []), ...strangers]);
      const next = firstOpen(course, done);
      const before = next ? course.slice(0, course.indexOf(next)) : course;
      expect(before.every(({ id }) => done.has(id))).toBe(true);
      expect(next !== undefined && done.has(next.id)).toBe(false);
    }),
  );
});
