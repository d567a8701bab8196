import type { StageContent } from '../../types.ts';

export const kotlin: StageContent = {
  key: 'mobile-kotlin',
  title: 'Kotlin first',
  description: 'The language before the phone: values, functions, lists and decisions.',
  level: 1,
  course: {
    title: 'Kotlin for newcomers',
    description: 'The whole language in short lessons. The Kotlin Playground is enough to follow.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PLQkwcJG4YTCRSQikwhtoApYs9ij_Hc5Z9',
  },
  tasks: [
    {
      key: 'mobile-fare-change',
      title: 'Change for the fare',
      deadlineInDays: -7,
      html: `<h2>What you will build</h2>
<p>"Oga, my change!" Write a small Kotlin program that helps a conductor. It takes the fare and the money given, and says which notes to hand back, using as few as possible.</p>
<h3>Requirements</h3>
<ul>
<li>Use the notes ₦1,000, ₦500, ₦200, ₦100, ₦50, ₦20, ₦10 and ₦5.</li>
<li>Print one line for each kind of note that is needed, and none for the others.</li>
<li>If the money is too little, say how much is missing.</li>
</ul>
<pre><code>fun change(fare: Int, given: Int): Map&lt;Int, Int&gt; {
    // 650 naira back: {500=1, 100=1, 50=1}
    TODO()
}

fun main() {
    println(change(fare = 350, given = 1000))
}</code></pre>
<h3>Done means</h3>
<ol>
<li>Exact money gives an empty map and the sentence "No change".</li>
<li>The calculation and the printing are two separate functions.</li>
<li>You tested at least six pairs of numbers and wrote them in the README.</li>
</ol>
<h3>How to submit</h3>
<p>Share your code as a GitHub repository or from the <a href="https://play.kotlinlang.org/">Kotlin Playground</a>, and send the link. In the comment, give the pair that broke your first version.</p>
<blockquote><p><strong>Hint:</strong> whole division <code>/</code> tells you how many notes fit, the remainder <code>%</code> what is still owed. See the <a href="https://kotlinlang.org/docs/basic-syntax.html">tour of the syntax</a>.</p></blockquote>`,
    },
    {
      key: 'mobile-proverb-game',
      title: 'Finish the proverb',
      deadlineInDays: 6,
      html: `<h2>What you will build</h2>
<p>A game in the terminal. The program prints the first half of a proverb, the player types the rest. Collect proverbs from people around you, in any language, with a translation.</p>
<h3>Requirements</h3>
<ul>
<li>At least twelve proverbs, kept in a list of a data class.</li>
<li>Five questions a game, in random order.</li>
<li>Capital letters, commas and spaces at the ends do not count as mistakes.</li>
<li>After three wrong answers in a row, offer a hint: the first word.</li>
</ul>
<pre><code>data class Proverb(
    val start: String,
    val end: String,
    val language: String,
    val meaning: String,
)</code></pre>
<h3>Done means</h3>
<ol>
<li>The game can be won, lost and stopped in the middle.</li>
<li>Diacritics are printed correctly: ẹ, ọ, ṣ and ɗ are not question marks.</li>
<li>Comparing answers is a function of its own, with tests.</li>
</ol>
<h3>How to submit</h3>
<p>Send the link to the repository. In the comment, write the proverb you like best and who told it to you.</p>
<blockquote><p><strong>Hint:</strong> decide whether "o" may stand for "ọ", because many keyboards do not have it, and explain your choice. <a href="https://kotlinlang.org/docs/collections-overview.html">Collections in Kotlin</a> has <code>shuffled</code> and <code>take</code>.</p></blockquote>`,
    },
  ],
};
