import { compare } from '../contract/differences.ts';

const found: string[] = [];

/** Compares a response with the API's description and stores the differences. */
export async function watch(request: Request, response: Response): Promise<string[]> {
  const differences = await compare(request, response);
  found.push(...differences);
  return differences;
}

/** Throws if a response differed from tests/sandbox/openapi.yaml, and clears the differences. */
export function failOnDifferences(): void {
  failOn(found.splice(0));
}

/**
 * Fails on any difference.
 * @throws Error if there are differences
 */
export function failOn(differences: readonly string[]): void {
  if (differences.length === 0) return;
  throw new Error(`tests/sandbox/openapi.yaml does not know:\n${differences.join('\n')}`);
}
