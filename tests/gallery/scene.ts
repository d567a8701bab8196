import type { Page } from '@playwright/test';
import type { Controls } from '../support/controls.ts';

/** Widths of a cheap phone, an upright tablet and a desktop, in CSS pixels. */
export const widths = [360, 820, 1280] as const;
export const schemes = ['light', 'dark'] as const;

export type Width = (typeof widths)[number];
export type Scheme = (typeof schemes)[number];

export interface Stage {
  page: Page;
  service: Controls;
}

export interface Scene {
  screen: string;
  state: string;
  path: string;
  /** Email of the user. Undefined for visitors. */
  as?: string;
  before?: (stage: Stage) => Promise<void>;
  /** Steps after the page has loaded. */
  show?: (stage: Stage) => Promise<void>;
  /** The page's requests are not waited for: it is meant to be loading. */
  unsettled?: boolean;
  /** True to draw the window instead of the whole page: for dialogs, menus, notices. */
  screenOnly?: boolean;
  /** True if the text is enlarged already, so the sweep does not make the window smaller too. */
  enlarged?: boolean;
  widths?: readonly Width[];
  /** How tall the page may be on a phone, in pixels, with header and footer. */
  tallest?: number;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the file of one picture, below the gallery's folder. */
export const fileOf = ({ screen, state }: Scene, width: Width, scheme: Scheme): string =>
  `${slug(screen)}--${slug(state)}--${width}-${scheme}.jpg`;
