import { couponsFinder } from '../coupons/find-coupons';
import { filesFinder } from '../files/find-files';
import { formsFinder } from '../forms/find-forms';
import { adminPagesFinder } from '../frame/find-admin-pages';
import { pagesFinder } from '../design/find-pages';
import { membersFinder } from '../members/find-members';
import { ordersFinder } from '../orders/find-orders';
import { productsFinder } from '../products/find-products';
import { submissionsFinder } from '../submissions/find-submissions';
import { subscribersFinder } from '../subscribers/find-subscribers';
import type { Finder } from './finder';

/** Everything that the search of the admin area finds. */
export const FINDERS: readonly Finder[] = [
  adminPagesFinder,
  ordersFinder,
  productsFinder,
  submissionsFinder,
  membersFinder,
  couponsFinder,
  formsFinder,
  pagesFinder,
  filesFinder,
  subscribersFinder,
];
