import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { accordion } from './features/accordion/accordion.feature';
import { album } from './features/album/album.feature';
import { archive } from './features/archive/archive.feature';
import { blockAnimations } from './features/block-animations/block-animations.feature';
import { button } from './features/button/button.feature';
import { chart } from './features/chart/chart.feature';
import { code } from './features/code/code.feature';
import { comments } from './features/comments/comments.feature';
import { countdown } from './features/countdown/countdown.feature';
import { course } from './features/course/course.feature';
import { embed } from './features/embed/embed.feature';
import { event } from './features/event/event.feature';
import { events } from './features/events/events.feature';
import { gallery } from './features/gallery/gallery.feature';
import { googleFonts } from './features/google-fonts/google-fonts.feature';
import { image } from './features/image/image.feature';
import { journal } from './features/journal/journal.feature';
import { lesson } from './features/lesson/lesson.feature';
import { lightbox } from './features/lightbox/lightbox.feature';
import { line } from './features/line/line.feature';
import { lockScreen } from './features/lock-screen/lock-screen.feature';
import { map } from './features/map/map.feature';
import { marquee } from './features/marquee/marquee.feature';
import { memberArea } from './features/member-area/member-area.feature';
import { menu } from './features/menu/menu.feature';
import { pagePassword } from './features/page-password/page-password.feature';
import { post } from './features/post/post.feature';
import { quote } from './features/quote/quote.feature';
import { reservations } from './features/reservations/reservations.feature';
import { scaledText } from './features/scaled-text/scaled-text.feature';
import { search } from './features/search/search.feature';
import { slice } from './features/slice/slice.feature';
import { socialLinks } from './features/social-links/social-links.feature';
import { socialPost } from './features/social-post/social-post.feature';
import { spacer } from './features/spacer/spacer.feature';
import { summary } from './features/summary/summary.feature';
import { tags } from './features/tags/tags.feature';
import { text } from './features/text/text.feature';
import { typekitFonts } from './features/typekit-fonts/typekit-fonts.feature';
import { video } from './features/video/video.feature';

export const remote = {
  area: 'blocks',
  contract: CONTRACT,
  config,
  features: [
    text,
    image,
    gallery,
    lightbox,
    video,
    accordion,
    map,
    marquee,
    menu,
    tags,
    post,
    journal,
    event,
    events,
    lesson,
    course,
    archive,
    button,
    quote,
    reservations,
    summary,
    chart,
    album,
    search,
    memberArea,
    lockScreen,
    pagePassword,
    slice,
    line,
    spacer,
    countdown,
    socialLinks,
    socialPost,
    scaledText,
    blockAnimations,
    embed,
    comments,
    code,
    googleFonts,
    typekitFonts,
  ],
} satisfies Remote;
