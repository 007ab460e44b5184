import { closeFolders } from '../features/navigation-folder/close-folders';

closeFolders(window);
