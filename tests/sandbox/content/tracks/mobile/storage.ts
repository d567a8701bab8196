import type { StageContent } from '../../types.ts';

export const storage: StageContent = {
  key: 'mobile-storage',
  title: 'Data that stays',
  description: 'Keep what people enter on the phone itself, with Room, and show it again offline.',
  level: 3,
  course: null,
  tasks: [
    {
      key: 'mobile-gas-tracker',
      title: 'Cooking gas tracker',
      deadlineInDays: 20,
      html: `<h2>What you will build</h2>
<p>The gas always finishes on a Sunday, with the rice half done. Build an app that learns how long a cylinder lasts in your house and warns you before it is empty.</p>
<h3>Requirements</h3>
<ul>
<li>Record a refill: date, kilograms, price and place.</li>
<li>Keep the records in a Room database.</li>
<li>Show how long each cylinder lasted, and what a kilogram cost over time.</li>
<li>From the third refill on, show on which day the present one will probably finish.</li>
</ul>
<pre><code>@Entity
data class Refill(
    @PrimaryKey(autoGenerate = true) val id: Long = 0,
    val day: Long,
    val grams: Int,
    val kobo: Long,
    val place: String,
)</code></pre>
<h3>Done means</h3>
<ol>
<li>Everything is still there after the phone restarts.</li>
<li>With fewer than three refills, the app says that it does not know yet.</li>
<li>The forecast is a plain function with tests, and Room is not needed to run them.</li>
<li>A refill entered wrongly can be corrected.</li>
</ol>
<h3>How to submit</h3>
<p>Send the repository and a short screen recording, linked in the README.</p>
<blockquote><p><strong>Hint:</strong> start with the average number of days for one kilogram; clever mathematics can wait. The guide to <a href="https://developer.android.com/training/data-storage/room">Room</a> shows entity, DAO and database.</p></blockquote>`,
    },
  ],
};
