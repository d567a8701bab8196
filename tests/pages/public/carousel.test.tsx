import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import SlickCarousel from '../../../src/ui/SlickCarousel.tsx';
import { landingTexts } from '../../../src/site/landing/texts.ts';
import { wait } from '../../support/waits.ts';

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
  render(<SlickCarousel texts={carousel} items={items} />);
  const region = screen.getByRole('region', { name: 'What learners say' });
  expect(within(region).getByText('1–2 of 4')).toBeVisible();
  expect(visibleItems()).toEqual(['Words of one', 'Words of two']);
});

test.each([968, 820, 360])('a screen of %i px shows one item', (width) => {
  window.happyDOM.setViewport({ width, height: 800 });
  render(<SlickCarousel texts={carousel} items={items} />);
  expect(screen.getByText('1 of 4')).toBeVisible();
  expect(visibleItems()).toEqual(['Words of one']);
});

test('the carousel renders each item once', () => {
  render(<SlickCarousel texts={carousel} items={items} />);
  for (const { key } of items) expect(screen.getAllByText(`Words of ${key}`)).toHaveLength(1);
});

test('Previous and Next move by one and stop at the ends', async () => {
  const user = userEvent.setup();
  render(<SlickCarousel texts={carousel} items={items} />);
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
  render(<SlickCarousel texts={carousel} items={items} />);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('1–2 of 4')).toHaveAttribute('aria-live', 'polite');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});
