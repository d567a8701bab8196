// What `src/app/boot/boot.ts` asks for where the page that came is not the one of its address: takes the wrong
// page away and puts in its place what the app shows while it waits.
if (document.readyState === 'loading') {
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
const wrong = 'title,[name=description],[name=robots],[name^=twitter],[property],[rel=canonical]';
for (const tag of document.head.querySelectorAll(wrong)) tag.remove();
// A build puts it here.
document.getElementById('root').innerHTML = '<!-- wait -->';
