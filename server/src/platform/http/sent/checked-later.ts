import { z } from 'zod';

/**
 * Fields that an action checks itself, because it needs the site for that or reports all errors at once: any value passes, an
 * absent one too, and the type of the request says what `shape` takes.
 */
export function checkedLater(shape: z.core.$ZodShape): Record<string, z.ZodType> {
  const { properties = {}, required = [] } = z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, type]) => {
      const any = z.unknown().meta(typeof type === 'object' ? { ...type } : {});
      return [name, required.includes(name) ? z.preprocess((value) => value, any) : any.optional()];
    }),
  );
}
