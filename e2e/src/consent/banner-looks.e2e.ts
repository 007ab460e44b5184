import { proveLooks } from './prove-looks';

proveLooks('desktop');
