import type { Area } from '../site/area';
import { groupsLoader as archiveLoader } from './archive/groups.loader';
import { figuresLoader } from './chart/figures.loader';
import { lessonsLoader } from './course/lessons.loader';
import { eventLoader } from './event/event.loader';
import { eventsLoader } from './events/events.loader';
import { getFrameRoute } from './frame/get-frame.route';
import { getFeedRoute } from './feed/get-feed.route';
import { postsLoader } from './journal/posts.loader';
import { lessonLoader } from './lesson/lesson.loader';
import { memberLoader } from './member-area/member.loader';
import { postLoader } from './post/post.loader';
import { resultsLoader } from './search/results.loader';
import { partLoader } from './slice/part.loader';
import { itemsLoader } from './summary/items.loader';
import { groupsLoader as tagsLoader } from './tags/groups.loader';

export const blocksArea: Area = {
  loaders: [
    resultsLoader,
    memberLoader,
    itemsLoader,
    figuresLoader,
    partLoader,
    postsLoader,
    postLoader,
    eventsLoader,
    eventLoader,
    lessonsLoader,
    lessonLoader,
    archiveLoader,
    tagsLoader,
  ],
  routes: [getFrameRoute, getFeedRoute],
};
