import { CONFIG } from '../config';
import { holdSubmits } from '../features/enhanced-form/hold-submits';

holdSubmits(document, CONFIG.tapBudgetMs);
