import type { OneMember } from 'shared-types/admin/people/member';
import { z } from 'zod';

/** No id is longer; what is none is nobody's. */
const LONGEST = 100;

/** Names a member. */
export const oneMemberSchema = z.object({ member: z.string().max(LONGEST) }) satisfies z.ZodType<OneMember>;
