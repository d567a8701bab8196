import { onTestFinished } from 'vitest';

const untouched = 'font, [translate="no"], script, style, textarea, svg';

/**
 * Translates the page as Chrome does: replaces each text node, now and after each change, by nested
 * <font> elements. The words stay the same, so that tests find them. Returns the texts that React
 * has changed in a replaced node since, which nobody sees.
 */
export function translatePage(): readonly string[] {
  const stale: string[] = [];
  const replaced = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      stale.push(`“${oldValue}” has not become “${target.nodeValue}”`);
    }
  });
  const translate = (node: Node): void => {
    if (node instanceof Element) {
      if (node.matches(untouched)) return;
      for (const child of node.childNodes) translate(child);
      return;
    }
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return;
    if (node.parentElement?.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = node.nodeValue;
    outer.append(inner);
    replaced.observe(node, { characterData: true, characterDataOldValue: true });
    node.parentNode?.replaceChild(outer, node);
  };
  const changes = new MutationObserver(() => translate(document.body));
  translate(document.body);
  changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => {
    changes.disconnect();
    replaced.disconnect();
  });
  return stale;
}
