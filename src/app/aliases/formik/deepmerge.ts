import isPlainObject from '../lodash/isPlainObject.ts';

type Tree = Record<string, unknown>;

/** Merges two trees of errors; where both have a value the second's wins, lists as a whole. */
function merge(first: Tree, second: Tree): Tree {
  const merged = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const before = merged[name];
    merged[name] = isPlainObject(before) && isPlainObject(value) ? merge(before, value) : value;
  }
  return merged;
}

/** What Formik uses of the package of this name: it merges the errors of its validators. */
export default { all: (trees: readonly Tree[]): Tree => trees.reduce(merge, {}) };
