// For browsers that cannot read the other scripts, back to those of 2015, and for those that lack what the
// app needs: says on the page that it is the browser's age. A build puts the words here.
(function () {
  function tell() {
    var words = document.getElementById('help-words');
    if (words) words.textContent = '<!-- too old -->';
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
  else tell();
})();
