import { CONFIG } from '../config';
import { holdSubmits } from '../features/enhanced-form/hold-submits';

holdSubmits(window, CONFIG.tapBudgetMs);
