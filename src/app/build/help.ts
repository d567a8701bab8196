import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { programTexts as texts } from '../../texts/program.ts';

/** What `public/older.js` says where the browser is too old, in the place of the words below. */
export const tooOld = `${texts.tooOld} ${texts.tooOldHelp}`;

/**
 * In plain values: who sees this may know no variables, nor a colour scheme. It is seen on top, but stands
 * behind the page: the link that skips to the content stays the first.
 */
const styles = `
#help{order:-1;position:sticky;top:0;z-index:11;padding:8px 16px 0;border-bottom:2px solid #8a5a00;background:#fff3d6;color:#3b2a00;font:15px/1.4 sans-serif}
#help p{max-width:60em;margin:0 auto}
#help a{display:inline-block;margin-right:16px;padding:12px 0;color:#3b2a00}
[data-boot] #help{display:none}
:root:not([data-boot]) body{display:flex;flex-direction:column}
@media (max-height:480px){#help{position:static}}
`.replaceAll('\n', '');

/**
 * What a page says for itself where the app cannot be started. It stands there until `src/app/boot/boot.ts`
 * has said that scripts run: whatever is wrong, with no script at all too.
 */
export const help = [
  `<style>${styles}</style>`,
  '<div id="help" role="alert">',
  `<p id="help-words">${texts.notStarted} ${texts.notStartedHelp}</p>`,
  `<p><a href="">${commonTexts.reload}</a><a href="${paths.home}">${commonTexts.toStart}</a>`,
  `<a href="mailto:${brand.email}">${brand.email}</a></p>`,
  '</div>',
].join('');

/** In the app's own page nothing is to be seen beside it: what would come there does not. */
export const helpAlone = `${help}<style>:root:not([data-boot]) #root{display:none}</style>`;
