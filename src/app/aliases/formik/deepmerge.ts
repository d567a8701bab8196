import isPlainObject from '../lodash/isPlainObject.ts';

type Tree = Record<string, unknown>;

/** One tree of errors out of two; where both have something the second's stands, lists as a whole. */
function merge(first: Tree, second: Tree): Tree {
  const merged = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const before = merged[name];
    merged[name] = isPlainObject(before) && isPlainObject(value) ? merge(before, value) : value;
  }
  return merged;
}

/** What Formik takes from the package of this name: the errors of its kinds of rules as one tree. */
export default { all: (trees: readonly Tree[]): Tree => trees.reduce(merge, {}) };
