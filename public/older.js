// For browsers that are too old for the app, back to those of 2015. Says on the page that the browser is
// too old.
(function () {
  function showText() {
    var message = document.getElementById('help-words');
    if (!message) return;
    message.textContent =
      'This browser is too old to log in or send anything. Update it, or use a new Chrome, Firefox or ' +
      'Samsung Internet. On an iPhone, update iOS. In Opera Mini, choose “High” data saving.';
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showText);
  else showText();
})();
