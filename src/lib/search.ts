/** Hausa's hooked letters, which are no accented letters and are on few keyboards. */
const hooked: ReadonlyMap<string, string> = new Map([
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
]);

/** Without case and accents: "adebayo" matches `Adébáyọ̀`, and "danladi" matches `Ɗanladi`. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked.get(letter) ?? letter);

/** The words of a search, all of which must match. */
export const searchTerms = (search: string): string[] =>
  searchable(search).split(/\s/).filter(Boolean);

/** Compares names and titles: without case, `Task 2` before `Task 10`. */
export const { compare: compareTexts } = new Intl.Collator('en', {
  sensitivity: 'base',
  numeric: true,
});

/** An entry to search; both texts are results of `searchable`. */
export interface Findable {
  name: string;
  /** Includes the words of the name. */
  words: string;
}

/** The rank of a match: 0 start of the name, 1 start of its words, 2 in the name, 3 other words. */
function rankOf({ name, words }: Findable, needles: readonly string[]): number | null {
  if (!needles.every((needle) => words.includes(needle))) return null;
  if (name.startsWith(needles.join(' '))) return 0;
  const parts = name.split(/[^\p{L}\p{N}]/u);
  if (needles.every((needle) => parts.some((part) => part.startsWith(needle)))) return 1;
  return needles.every((needle) => name.includes(needle)) ? 2 : 3;
}

/** The entries that match, the best first, ties by name; an empty search matches nothing. */
export function findIn<Entry extends Findable>(entries: readonly Entry[], search: string): Entry[] {
  const needles = searchTerms(search);
  if (needles.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, needles);
      return rank === null ? [] : [{ entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank || compareTexts(a.entry.name, b.entry.name))
    .map(({ entry }) => entry);
}

/** Null is the given order. */
export interface View<Key extends string> {
  search: string;
  sort: { key: Key; descending: boolean } | null;
}

export type Orders<Row, Key extends string> = Record<Key, (a: Row, b: Row) => number>;

/**
 * The rows of a table that match, sorted; ties keep their order. `wordsOf` returns words of
 * `searchable`.
 */
export function arrange<Row, Key extends string>(
  rows: readonly Row[],
  wordsOf: (row: Row) => string,
  orders: Orders<Row, Key>,
  { search, sort }: View<Key>,
): Row[] {
  const needles = searchTerms(search);
  const matching = rows.filter((row) => {
    const words = wordsOf(row);
    return needles.every((needle) => words.includes(needle));
  });
  if (sort === null) return matching;
  const order = orders[sort.key];
  return matching.sort(sort.descending ? (a, b) => order(b, a) : order);
}

/**
 * Names and abbreviations with their own spelling. Words without vowels (HTML, SQL), plurals and
 * versions (APIs, ES6) are derived.
 */
const words = `
npm vs nth a11y i18n edX freeCodeCamp p5.js gRPC jQuery iOS iPadOS macOS watchOS iPhone iPad dApp
dApps A/B A+ A-Z I I/O Q&A II III IV VI VII VIII IX XI XII AI AJAX API AR ARIA ASCII ASP.NET AWS .NET
CAD CI CI/CD CLI COVID CPU DAO DIY DOM DSA EC2 EJS ERD ERP ES ETL EU FAQ FIFO LIFO GAN GIS GPU GUI IAM
IBM ID IDE IELTS INEC ISO ITIL JAMB JPA JSON KPI LAN LINQ LLM MBA MERN MIT MOOC NASA NGO NIST NYSC
OAuth OCR OK OLAP OOP ORM OS OSI OSS OWASP PDF POS QA QR RAM REST RESTful ROI ROM SaaS PaaS IaaS SAP SDK
SEO SIEM SIM SMTP SOAP SPA PWA STEM SWOT TOEFL UDP UI UI/UX UK UML UN UNIX URI URL USA USB UX VBA WAEC
WAN WCAG YAML IP IPv IoT MySQL NoSQL SQLite MariaDB PostgreSQL Postgres MongoDB Mongoose DynamoDB Redis
Cassandra Elasticsearch Firebase Firestore Supabase Prisma GraphQL Apollo Hadoop Kafka RabbitMQ Oracle
JavaScript TypeScript CoffeeScript ECMAScript Python Java Kotlin Swift SwiftUI UIKit Objective-C Dart
Flutter Ruby Rails Rust Golang Scala Haskell Julia Perl Lua Solidity Bash PowerShell MATLAB Vim Emacs
Xcode IntelliJ PyCharm Jupyter Markdown LaTeX React Redux Vue Vuex Pinia Nuxt Angular RxJS NgRx NestJS
Nest.js Next.js Three.js Chart.js Ember.js Alpine.js Backbone.js Socket.IO Svelte SvelteKit Astro
Gatsby Node Deno Express Fastify Koa Django Flask FastAPI Laravel Symfony CodeIgniter Livewire Blazor
Spring Hibernate Maven Gradle Unity Unreal Godot Blender Bootstrap Tailwind Sass Webpack Babel Vite
ESLint Jest Mocha Vitest Cypress Playwright Selenium Puppeteer Postman Swagger OpenAPI Storybook
Electron Expo Ionic Cordova Xamarin Android Jetpack Arduino Git GitHub GitLab GitOps Bitbucket DevOps
DevSecOps MLOps Docker Kubernetes Helm Jenkins Ansible Terraform Grafana Prometheus Nginx Apache Linux
Ubuntu Debian Windows Chrome Firefox Azure Heroku Netlify Vercel Cloudflare DigitalOcean Google
Microsoft Amazon Apple Adobe Cisco CompTIA Salesforce Jira Trello Slack Discord Miro Figma FigJam Canva
Photoshop InDesign Webflow Wix Shopify WooCommerce WordPress Elementor Drupal Joomla Magento Excel
PowerPoint SharePoint Tableau Pandas NumPy SciPy Matplotlib Seaborn TensorFlow PyTorch Keras OpenCV
OpenAI ChatGPT Copilot LangChain Ethereum Bitcoin Web2 Web3 DeFi NFT Facebook Instagram WhatsApp
YouTube LinkedIn Twitter TikTok Telegram PayPal Stripe Paystack Flutterwave Coursera Udemy Udacity
HackerRank LeetCode CodePen Agile Scrum Kanban Boolean Bayesian Fibonacci Dijkstra Turing Unicode Wi-Fi
Bluetooth AutoCAD PhD Mr Mrs Dr O'Reilly English French Spanish German Arabic Yoruba Hausa Igbo Swahili
Nigeria Nigerian Lagos Abuja Ibadan Kano Africa African Ghana Kenya Europe European American`;

/** Words with this spelling only next to each other. */
const phrases = `VS Code,Visual Studio,Android Studio,Power BI,React Native,Jetpack Compose,with Compose,Docker Compose,Spring Boot,
Raspberry Pi,Ruby on Rails,Google Cloud,Google Analytics,Google Ads,Google Docs,Google Sheets,Amazon Web Services,
Microsoft Word,Microsoft Access,Microsoft Office,Microsoft Teams,Adobe Illustrator,Apache Spark,
AWS Lambda,MongoDB Atlas,SQL Server,ASP.NET Core,.NET Core,Material UI,Stack Overflow,Hugging Face,Monte Carlo,Unreal Engine,
GitHub Actions,GitHub Pages,Chrome DevTools,South Africa,LAMP stack,MEAN stack,SOLID principles,Big O,
A to Z,IT support,IT fundamentals,IT security,IT skills,IT career,IT infrastructure,learn Go,in Go,with Go,
Go programming,Go language,rest of`;

const byLowerCase = (spellings: readonly string[]): ReadonlyMap<string, string> =>
  new Map(spellings.map((spelling) => [spelling.toLowerCase(), spelling]));

export const wordSpellings = byLowerCase(words.trim().split(/\s+/));

export const phraseSpellings = byLowerCase(phrases.split(/,\s*/));
