import type { Plugin } from 'vite';

const none = 'const useStyle = () => ["", ""]; export default useStyle;';

/**
 * Leaves out what antd computes and writes as styles at run time: its look here is in a sheet
 * (`src/ui/form/select.css`), and the page's policy lets no script write another. That is 11 KB less.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/@rc-component/util/es/Dom/dynamicCSS.js')) {
        // A style that is in no page.
        return `export const updateCSS = () => document.createElement('style');
          export const injectCSS = updateCSS, removeCSS = () => {};`;
      }
      return /\/antd\/es\/(?:select|empty|space)\/style\/index\.js$/.test(id) ? none : null;
    },
  };
}
