/** A typed grade as a number: `85`, `85.5`, `85,5` and `85 %`; NaN for anything else. */
export function gradeOf(typed: string): number {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}
