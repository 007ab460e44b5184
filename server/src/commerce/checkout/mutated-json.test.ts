import { describeMutations } from './describe-mutations';

describeMutations({ asForm: false });
