import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OutboxBanner } from '../../../src/app/frame/RareBanners.tsx';

const banner = (count: number) => (
  <MemoryRouter>
    <OutboxBanner count={count} />
  </MemoryRouter>
);

test('a dismissed banner returns with the next finished draft', async () => {
  const { rerender } = render(banner(3));
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(banner(1));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(banner(2));
  expect(screen.getByRole('link', { name: 'Open outbox' })).toBeVisible();
});
