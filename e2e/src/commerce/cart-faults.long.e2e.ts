import { describeCartFaults } from './describe-cart-faults';

describeCartFaults('page');
