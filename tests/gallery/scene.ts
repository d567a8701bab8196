import type { BrowserContext, Page } from '@playwright/test';
import type { FaultSettings } from '../sandbox/options.ts';
import type { FailNext } from '../sandbox/traffic/faults.ts';

/** Widths of a cheap phone, a tablet held upright and a desk, in CSS pixels. */
export const widths = [360, 820, 1280] as const;
export const schemes = ['light', 'dark'] as const;

export type Width = (typeof widths)[number];
export type Scheme = (typeof schemes)[number];

/** The service's bad days, as the sandbox plays them. */
export interface Service {
  /** What is not used up is taken back after the scene. */
  failNext: (method: string, path: string, kind: FailNext['kind'], times?: number) => Promise<void>;
  faults: (settings: Partial<FaultSettings>) => Promise<void>;
  expireTokens: () => Promise<void>;
}

export interface Stage {
  page: Page;
  context: BrowserContext;
  service: Service;
}

/** One screen in one state. */
export interface Scene {
  screen: string;
  state: string;
  path: string;
  /** Who is logged in, by e-mail address; left out: nobody. */
  as?: string;
  /** Before the page is opened. */
  before?: (stage: Stage) => Promise<void>;
  /** Once the page is there: to the state that is to be seen. */
  show?: (stage: Stage) => Promise<void>;
  /** The page is meant to be under way: its requests are not waited for. */
  unsettled?: boolean;
  /** The screen alone instead of the whole length of the page: dialogs, menus, notices. */
  screenOnly?: boolean;
  /** Its text is enlarged: it is not narrowed besides. */
  enlarged?: boolean;
  /** Where the state exists only at some widths. */
  widths?: readonly Width[];
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The file of one picture, below the gallery's folder. */
export const fileOf = ({ screen, state }: Scene, width: Width, scheme: Scheme): string =>
  `${slug(screen)}--${slug(state)}--${width}-${scheme}.jpg`;
