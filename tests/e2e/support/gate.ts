/** Creates a promise and the function that resolves it. */
export function gate<Value = void>() {
  const way: { open?: (value: Value) => void } = {};
  const opened = new Promise<Value>((resolve) => {
    way.open = resolve;
  });
  return { opened, open: (value: Value) => way.open?.(value) };
}
