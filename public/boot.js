// Starts the app on a page that is already there to read: after the page has loaded, so that nothing
// competes with its first paint. Links work without it.
const { entry, preload } = document.currentScript.dataset;

// A button tapped before the app is there is tapped again when it is.
let tapped = null;
const remember = ({ target }) => {
  tapped = target.closest('button');
};
addEventListener('click', remember, true);
addEventListener(
  'akada:ready',
  () => {
    removeEventListener('click', remember, true);
    tapped?.click();
  },
  { once: true },
);

addEventListener('load', () => {
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void import(entry);
});
