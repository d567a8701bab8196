// What `src/app/boot.ts` asks for where the page that came is not the one of its address: takes the wrong
// page away and puts in its place what the app shows while it waits.
if (document.readyState === 'loading') {
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
const wrong = 'title,[name=description],[name=robots],[name^=twitter],[property],[rel=canonical]';
for (const tag of document.head.querySelectorAll(wrong)) tag.remove();
// Both are data, and a build puts them here: the policy allows neither a style element that the page was
// not built with nor HTML from a text.
const [sheet] = document.styleSheets;
for (const rule of '<!-- rules -->') sheet.insertRule(rule, sheet.cssRules.length);
const elementOf = ([tag, attributes, ...content]) => {
  const element = document.createElement(tag);
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name]);
  element.append(...content.map((one) => (typeof one === 'string' ? one : elementOf(one))));
  return element;
};
document.getElementById('root').replaceChildren(elementOf('<!-- wait -->'));
