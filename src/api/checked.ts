import type { Schema } from 'yup';
import type * as Shapes from './shapes.ts';
import type { Page } from './shapes.ts';

/** Picks one of the shapes, which come with the first answer: an account page is read before it asks. */
type Pick<Value> = (shapes: typeof Shapes) => Schema<Value>;

/**
 * An entity, checked.
 * @throws MalformedAnswer where it is not one
 */
export async function one<Value>(pick: Pick<Value>, answer: Promise<unknown>): Promise<Value> {
  const given = await answer;
  const shapes = await import('./shapes.ts');
  return shapes.readOne(pick(shapes), given);
}

/**
 * A list, checked.
 * @throws MalformedAnswer where there are no items at all
 */
export async function page<Item extends { id: string }>(
  pick: Pick<Item>,
  answer: Promise<unknown>,
): Promise<Page<Item>> {
  const given = await answer;
  const shapes = await import('./shapes.ts');
  return shapes.readPage(pick(shapes), given);
}
