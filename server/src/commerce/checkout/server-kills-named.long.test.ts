import { DATABASES } from '../../../../tools/testing/store/killed-store';
import { proveSellingWhileKilled } from './selling-while-killed.fixture';

proveSellingWhileKilled(DATABASES[1]);
