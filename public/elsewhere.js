// `src/app/boot.ts` loads this if the host sent the page of another address. Replaces that page with the
// app's loading screen.
if (document.readyState === 'loading') {
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
const wrong = 'title,[name=description],[name=robots],[name^=twitter],[property],[rel=canonical]';
for (const tag of document.head.querySelectorAll(wrong)) tag.remove();
// A build inserts rules and elements as data, because the policy blocks new style elements and HTML from
// text.
const [sheet] = document.styleSheets;
for (const rule of '<!-- rules -->') sheet.insertRule(rule, sheet.cssRules.length);
const elementOf = ([tag, attributes, ...content]) => {
  const element = document.createElement(tag);
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name]);
  element.append(...content.map((part) => (typeof part === 'string' ? part : elementOf(part))));
  return element;
};
document.getElementById('root').replaceChildren(elementOf('<!-- wait -->'));
