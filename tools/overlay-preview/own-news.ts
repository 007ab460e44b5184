import { Transform } from 'node:stream';
import type { ReleaseNews } from 'shared-types/site/release';

const DATA = /^data: ?(?=\{)/;

/** Release news without those of one remote, whose live version the page does not use. */
export function newsWithout({ takenBack, ...news }: ReleaseNews, name: string): ReleaseNews {
  const isOther = (other: string): boolean => other !== name;
  return {
    ...news,
    off: news.off.filter(isOther),
    plain: news.plain.filter(isOther),
    takenBack: Object.fromEntries(Object.entries(takenBack).filter(([other]) => isOther(other))),
  };
}

/** The same for JSON; other texts, such as errors, stay as they are. */
export function newsTextWithout(text: string, name: string): string {
  const news = JSON.parse(text) as Partial<ReleaseNews>;
  return news.off && news.plain && news.takenBack ? JSON.stringify(newsWithout(news as ReleaseNews, name)) : text;
}

/** The same for an event stream, line by line. */
export function newsStreamWithout(name: string): Transform {
  let open = '';
  const lineWithout = (line: string): string => {
    const [start] = DATA.exec(line) ?? [];
    return start ? start + newsTextWithout(line.slice(start.length), name) : line;
  };
  return new Transform({
    decodeStrings: false,
    transform(chunk: Buffer | string, _encoding, done) {
      const lines = (open + String(chunk)).split('\n');
      open = lines.pop() ?? '';
      done(null, lines.map((line) => `${lineWithout(line)}\n`).join(''));
    },
    flush: (done) => done(null, open),
  });
}
