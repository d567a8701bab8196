import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { commonTexts } from '../ui/texts.ts';

const helpTexts = {
  /**
   * Shown if scripts are off, failed to load, or are too new for the browser (then
   * `public/older.js` says so).
   */
  notStarted:
    'Part of this page did not load, so you cannot log in or send anything. Reload it when you are online. If that does not help, allow JavaScript or update your browser. In Opera Mini, choose “High” data saving instead of “Extreme”.',
};

/**
 * Old browsers lack variables and colour schemes. The message is shown at the top but is last in
 * the source, so that the skip link stays first.
 */
const rules = `
#help{order:-1;position:sticky;top:0;z-index:11;padding:8px 16px 0;border-bottom:2px solid #8a5a00;background:#fff3d6;color:#3b2a00;font:15px/1.4 sans-serif}
#help p{max-width:60em;margin:0 auto}
#help a{display:inline-block;margin-right:16px;padding:12px 0;color:#3b2a00}
[data-boot] #help{display:none}
:root:not([data-boot]) body{display:flex;flex-direction:column}
@media (max-height:480px){#help{position:static}}
`
  .trim()
  .replaceAll('\n', '');

const markup = [
  '<div id="help" role="alert">',
  `<p id="help-words">${helpTexts.notStarted}</p>`,
  `<p><a href="">${commonTexts.reload}</a><a href="${paths.home}">${commonTexts.toHomePage}</a>`,
  `<a href="mailto:${brand.email}">${brand.email}</a></p>`,
  '</div>',
].join('');

/** The message with its styles, visible until `src/app/boot.ts` reports that scripts run. */
export const help = `<style>${rules}</style>${markup}`;

/** The message alone, for the page that has only the app. */
export const helpAlone = `${help}<style>:root:not([data-boot]) #root{display:none}</style>`;
