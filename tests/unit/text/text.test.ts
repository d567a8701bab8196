import { expect, test, describe } from 'vitest';
import { fullName, readableTitle } from '../../../src/lib/text.ts';
import { findIn, searchTerms, searchable } from '../../../src/lib/search.ts';

/** Titles of courses as course platforms have them, written as sentences are. */
const courses = [
  'Node.js and Express',
  'JavaScript algorithms and data structures',
  'JavaScript: The hard parts',
  'Responsive web design',
  'Front end development libraries',
  'Back end development and APIs',
  'The complete 2021 web development bootcamp',
  'Introduction to HTML5',
  'CSS3 grid & flexbox for beginners',
  'HTML, CSS, and JavaScript for web developers',
  'Sass and SCSS: From zero to hero',
  'Understanding TypeScript',
  'ES6 and beyond: Modern JavaScript',
  'jQuery and the DOM',
  'JSON, AJAX and the fetch API',
  'React - the complete guide (incl. hooks, Redux)',
  'Next.js & React: Build full-stack apps',
  'Vue.js 3: What’s new?',
  'Angular 12 with RxJS and NgRx',
  'Build REST APIs with Node.js, Express and MongoDB',
  'RESTful web services with Spring Boot',
  'GraphQL by example',
  'Express.js in 10 days',
  'OAuth2 and JWT authentication',
  'SQL for data science',
  'PostgreSQL vs. MySQL',
  'NoSQL databases with MongoDB Atlas',
  'PHP with Laravel for beginners',
  'WordPress themes: A step-by-step guide',
  'Python for everybody',
  'Web apps with Python and Django',
  'CS50’s introduction to computer science',
  'Data structures & algorithms (DSA), part II',
  'Introduction to object-oriented programming (OOP)',
  'Java in a nutshell: JVM, JDK and Gradle',
  'Learn C++ programming - beginner to advanced',
  'C# basics for beginners: Learn C# by coding',
  'ASP.NET Core MVC with SQL Server',
  'F#, .NET and you',
  'Web apps with Go',
  'Ruby on Rails in a weekend',
  'Git & GitHub crash course',
  'Setting up VS Code on macOS, Windows and Linux',
  'npm: Installing packages',
  'iOS & Swift: The complete app development course',
  'Android app development with Kotlin',
  'React Native: Build iOS and Android apps',
  'Flutter & Dart on an iPhone or iPad',
  'UI/UX design with Figma',
  'User experience (UX) fundamentals',
  'Accessibility (a11y): WCAG and ARIA',
  'AWS certified cloud practitioner: EC2, S3 & IAM',
  'Docker and Kubernetes: The complete guide',
  'CI/CD with Jenkins and GitHub Actions',
  'What is DevOps?',
  'IT support: How does it work?',
  'Machine learning A-Z: AI, Python & R',
  'NumPy, Pandas and TensorFlow 2.0',
  'SEO, A/B testing and Google Analytics',
  'Don’t panic: TCP/IP, DNS and HTTPS in Lagos, Nigeria',
];

test.each(courses)('%s', (course) => {
  expect(readableTitle(course.toUpperCase())).toBe(course);
});

test.each([
  // Small words and capitals at the start, after a colon and after a sentence.
  ['THE END OF THE BEGINNING', 'The end of the beginning'],
  ['A TOUR. OF WHAT? OF THE WEB!', 'A tour. Of what? Of the web!'],
  ['“REACT” (FOR ALL)', '“React” (for all)'],
  ['“SETS”: (THE BASICS)', '“Sets”: (The basics)'],
  ['THIS VS. THAT: THE END', 'This vs. that: The end'],
  // A word that always begins with a small letter does so at the start, too.
  ['NPM’S SCRIPTS', 'npm’s scripts'],
  ['IOS-BASED APPS', 'iOS-based apps'],
  ['FILES IN .JS AND .ENV', 'Files in .JS and .env'],
  ['P5.JS SKETCHES', 'p5.js sketches'],
  // Unknown words without vowels stay, but words that look similar do not.
  ['THE XQPT WAY ON A K8S CLUSTER', 'The XQPT way on a K8S cluster'],
  ['3D IN YOUR 1ST WEEK, AS IN THE 1990S', '3D in your 1st week, as in the 1990s'],
  ['WHY MY SYNC', 'Why my sync'],
  // Parts, plurals and versions of listed words; words that contain them by chance are unchanged.
  ['URLS, IDS AND NFTS', 'URLs, IDs and NFTs'],
  ['A TREE OF NODES IN ES2021', 'A tree of nodes in ES2021'],
  ['THE JSX OF VUEJS, BJS AND AJS', 'The JSX of VueJS, BJS and ajs'],
  ['AI-POWERED HTML/CSS/JS', 'AI-powered HTML/CSS/JS'],
  ['NODE’S LOOP IN NODEJS', 'Node’s loop in NodeJS'],
  ['C/C++ AND C#/.NET', 'C/C++ and C#/.NET'],
  ['INDEX.HTML AND STYLE.CSS', 'Index.html and style.css'],
  ['BEGIN GO HOME: REST OF IT IS AS IT WAS', 'Begin go home: Rest of it is as it was'],
  ['ÇA VA', 'Ça va'],
  ['', ''],
  ['2021', '2021'],
  // Yoruba has letters of two characters, so the rest of the word is not a new word.
  ['OGBỌ̀N ÀTI ÌMỌ̀', 'Ogbọ̀n àti ìmọ̀'],
])('%j reads as %j', (title, readable) => {
  expect(readableTitle(title)).toBe(readable);
});

test('a title that is not all capitals is unchanged', () => {
  expect(readableTitle('Node.JS and express')).toBe('Node.JS and express');
});

test.each([
  [{ firstName: 'Amina', lastName: 'Bello' }, 'Amina Bello'],
  [{ firstName: 'Amina', lastName: null }, 'Amina'],
  [{ firstName: '', lastName: 'Bello' }, 'Bello'],
  [{ firstName: null, lastName: null }, ''],
])('the name of %j is %j', (person, name) => {
  expect(fullName(person)).toBe(name);
});

const entry = (title: string, more = '') => ({
  title,
  name: searchable(title),
  words: searchable(`${title} ${more}`),
});

const found = (titles: ReturnType<typeof entry>[], search: string): string[] =>
  findIn(titles, search).map(({ title }) => title);

describe('matches of a search', () => {
  test.each([
    ['Adébáyọ̀', 'adebayo'],
    ['Ọlámídé Bákàrè', 'olamide bakare'],
    ['Ṣadé', 'sade'],
    ['Ɗanladi Ɓello', 'danladi bello'],
    ['ƙofar Ƴar', 'kofar yar'],
    ['HTML', 'html'],
  ])('%s is %s', (text, plain) => {
    expect(searchable(text)).toBe(plain);
  });

  test('typed accents make no difference', () => {
    expect(searchTerms('  Adébáyọ̀   OGUN ')).toEqual(searchTerms('adebayo ogun'));
  });
});

describe('order of matches', () => {
  test('titles rank by start, then starts of words, inside, and other words', () => {
    const entries = [
      entry('Advent of kobo', 'Git'),
      entry('Digit sums'),
      entry('Learn git'),
      entry('Git and friends'),
    ];
    expect(found(entries, 'git')).toEqual([
      'Git and friends',
      'Learn git',
      'Digit sums',
      'Advent of kobo',
    ]);
  });

  test('titles that begin with the search come before titles that contain it', () => {
    expect(found([entry('And so: git and'), entry('Git and friends')], 'git and')).toEqual([
      'Git and friends',
      'And so: git and',
    ]);
  });

  test('each word counts: starts of words, then inside, then other words', () => {
    const entries = [
      entry('Also some', 'digit'),
      entry('Also: digits'),
      entry('Digit: also (git)'),
      entry('Sorting in git'),
    ];
    expect(found(entries, 'so git')).toEqual([
      'Sorting in git',
      'Also: digits',
      'Digit: also (git)',
      'Also some',
    ]);
  });

  test('ties keep their order, and numbers sort as numbers', () => {
    const entries = ['Task 10', 'Task 2', 'task 1'].map((title) => entry(title));
    expect(found(entries, 'task')).toEqual(['task 1', 'Task 2', 'Task 10']);
  });

  test('every word must match, in any order', () => {
    const entries = [entry('Ngozi Okafor', 'Enugu'), entry('Ngozi Eze', 'Lagos')];
    expect(found(entries, 'enugu ngo')).toEqual(['Ngozi Okafor']);
    expect(found(entries, 'ngozi abuja')).toEqual([]);
  });

  test('an empty search finds nothing', () => {
    expect(found([entry('Anything')], '  ')).toEqual([]);
  });
});
