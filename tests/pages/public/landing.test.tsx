import { act, screen, within, render } from '@testing-library/react';
import { expect, test, beforeEach, onTestFinished, vi } from 'vitest';
import { brand } from '../../../src/brand.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import userEvent from '@testing-library/user-event';
import { Carousel } from '../../../src/ui/Carousel.tsx';
import SlickCarousel from '../../../src/ui/SlickCarousel.tsx';
import { landingTexts } from '../../../src/site/landing/texts.ts';
import { wait } from '../../support/waits.ts';

test('the landing page leads to the registration, the example and the chat', async () => {
  const { user, path } = await renderApp('/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/mentor beside you/);
  for (const [name, href] of [
    ['Join for free', '/register'],
    ['See how it works', '/how-it-works'],
    ['Join the community chat', brand.chatUrl],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await user.click(screen.getByRole('link', { name: 'Get started' }));
  expect(path()).toBe('/register');
});

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('the landing page shows three tracks, partners, four steps, the cost and six voices', async () => {
  await renderApp('/');
  const tracks = await part('Every track starts from zero');
  expect(
    tracks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Web development', 'Mobile development', 'UI design']);
  expect(tracks.getByText(/free.*ends with a certificate/)).toBeVisible();
  expect(screen.getByText('500+').parentElement).toHaveTextContent('500+ people trained');
  const partners = await part(/welcome our learners/);
  expect(partners.getAllByRole('img').length).toBeGreaterThanOrEqual(5);
  const steps = await part('How it works');
  expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'What it costs' })).toHaveTextContent('₦0');
  expect((await part('In their own words')).getAllByRole('figure')).toHaveLength(6);
});

test('a question opens to its answer, which leads to the page about phones', async () => {
  const { user } = await renderApp('/');
  const question = await screen.findByText('Do I need a laptop?');
  expect(question.closest('details')).not.toHaveAttribute('open');
  await user.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'How to begin with only a phone' })).toHaveAttribute(
    'href',
    '/only-a-phone',
  );
});

/** An observer for which every element is nearly in view. */
class NearlyInView {
  readonly #notify: (entries: Partial<IntersectionObserverEntry>[]) => void;

  constructor(notify: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    this.#notify = notify;
  }

  observe(): void {
    this.#notify([{ isIntersecting: true }]);
  }

  disconnect(): void {}
}

const { carousel } = landingTexts.testimonials;

const items = ['one', 'two', 'three', 'four'].map((key) => ({
  key,
  content: <p>{`Words of ${key}`}</p>,
}));

beforeEach(() => window.happyDOM.setViewport({ width: 1280, height: 800 }));

const visibleItems = () =>
  items
    .map(({ key }) => screen.getByText(`Words of ${key}`))
    .filter((text) => text.closest('[aria-hidden="true"]') === null)
    .map((text) => text.textContent);

test('a desktop shows two items and their positions', () => {
  render(<SlickCarousel texts={carousel} items={items} first={0} />);
  const region = screen.getByRole('region', { name: 'What learners say' });
  expect(within(region).getByText('1–2 of 4')).toBeVisible();
  expect(visibleItems()).toEqual(['Words of one', 'Words of two']);
  for (const { key } of items) expect(screen.getAllByText(`Words of ${key}`)).toHaveLength(1);
});

test.each([968, 820, 360])('a screen of %i px shows one item', (width) => {
  window.happyDOM.setViewport({ width, height: 800 });
  render(<SlickCarousel texts={carousel} items={items} first={0} />);
  expect(screen.getByText('1 of 4')).toBeVisible();
  expect(visibleItems()).toEqual(['Words of one']);
});

test('Previous and Next move by one and stop at the ends', async () => {
  const user = userEvent.setup();
  render(<SlickCarousel texts={carousel} items={items} first={0} />);
  const [previous, next] = [
    screen.getByRole('button', { name: 'Previous' }),
    screen.getByRole('button', { name: 'Next' }),
  ];
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(await screen.findByText('2–3 of 4')).toBeVisible();
  expect(previous).toHaveAttribute('aria-disabled', 'false');
  await vi.waitFor(async () => {
    await user.click(next);
    expect(screen.getByText('3–4 of 4')).toBeVisible();
  }, wait);
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('a visitor pauses the carousel and plays it again', async () => {
  const user = userEvent.setup();
  render(<SlickCarousel texts={carousel} items={items} first={0} />);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('1–2 of 4')).toHaveAttribute('aria-live', 'polite');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a carousel without its code stays a row that scrolls', async () => {
  const load = vi.fn<() => never>(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock('../../../src/ui/SlickCarousel.tsx', load);
  onTestFinished(() => vi.doUnmock('../../../src/ui/SlickCarousel.tsx'));
  vi.stubGlobal('IntersectionObserver', NearlyInView);
  render(<Carousel texts={carousel} items={items} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), wait);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(screen.getByText('Words of one')).toBeVisible();
});
