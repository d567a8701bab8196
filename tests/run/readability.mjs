// `npm run readability`: the ten hardest texts, with the years of school that each needs.
import { withModule } from './support/ensure.mjs';

await withModule('readability/readability.ts', ({ byHardness }) => {
  for (const { years, file, words } of byHardness.slice(0, 10)) {
    console.log(`${years.toFixed(1).padStart(5)}  ${file}\n       ${words}`);
  }
  const mean = byHardness.reduce((sum, { years }) => sum + years, 0) / byHardness.length;
  console.log(
    `${byHardness.length} texts of ten words and more, ${mean.toFixed(1)} years of school in the mean`,
  );
});
