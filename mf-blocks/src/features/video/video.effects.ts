export { startVideo as start } from '../../parts/video/video-player.effects';
