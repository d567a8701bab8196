// For browsers that are too old for the app, back to those of 2015. Shows on the page that the browser is
// too old. A build inserts the text.
(function () {
  function showText() {
    var message = document.getElementById('help-words');
    if (message) message.textContent = '<!-- too old -->';
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showText);
  else showText();
})();
