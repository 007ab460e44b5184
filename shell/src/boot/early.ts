import { CONFIG } from '../config';
import { queueSubmits } from '../features/enhanced-form/queue-submits';

queueSubmits(window, CONFIG.tapBudgetMs);
