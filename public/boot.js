// Starts the app on a page that is already there to read: after the page has loaded, so that nothing
// competes with its first paint. Links work without it.
const { entry, preload } = document.currentScript.dataset;

addEventListener('load', () => {
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void import(entry);
});
