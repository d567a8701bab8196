import { fileOf, schemes, widths, type Scene } from './scene.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem }
  nav { columns: 16rem; margin-bottom: 3rem }
  nav a { display: block }
  h3 { margin: 2rem 0 0.5rem }
  .row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: 1rem }
  figure { margin: 0; flex: none }
  img { display: block; border: 1px solid #8888; max-height: 60rem; object-fit: cover; object-position: top }
  .w360 img { width: 15rem } .w820 img { width: 22rem } .w1280 img { width: 32rem }
  figcaption { font-size: 0.8125rem }
`;

function rowOf(scene: Scene): string {
  const figures = (scene.widths ?? widths).flatMap((width) =>
    schemes.map((scheme) => {
      const file = fileOf(scene, width, scheme);
      const alt = `${scene.screen}, ${scene.state}, ${width} px, ${scheme}`;
      return `<figure class="w${width}"><a href="${file}"><img src="${file}" alt="${escaped(alt)}" loading="lazy"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`;
    }),
  );
  return `<h3>${escaped(scene.state)}</h3><div class="row" tabindex="0" role="group" aria-label="${escaped(`${scene.screen}: ${scene.state}`)}">${figures.join('')}</div>`;
}

/**
 * Lays out the states of a screen one below the other, and the pictures of a state side by side.
 */
export function indexPage(scenes: readonly Scene[], date: Date): string {
  const screens = [...new Set(scenes.map(({ screen }) => screen))];
  const links = screens.map((screen, index) => `<a href="#s${index}">${escaped(screen)}</a>`);
  const parts = screens.map((screen, index) => {
    const rows = scenes.filter((scene) => scene.screen === screen).map(rowOf);
    return `<section><h2 id="s${index}">${escaped(screen)}</h2>${rows.join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Akada, every screen</title>
<style>${style}</style>
<h1>Akada, every screen</h1>
<p>Drawn ${date.toISOString()}, from the production build on the sandbox API.</p>
<nav aria-label="Screens">${links.join('')}</nav>
<main>${parts.join('\n')}</main>
</html>
`;
}
