import { proveLooks } from './prove-looks';

proveLooks('phone');
