import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import { classes } from './hooks.ts';
import { PageMeta } from './PageMeta.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** The page's meta description. */
  description: string;
  /** True if the description is also a line below the title. */
  lead?: boolean;
  /** True if the title is cut after some lines, because the page shows it in full elsewhere. */
  short?: boolean;
  back?: { to: string; label: string; state?: unknown };
  /** Tags below the title, or buttons next to it. */
  children?: ReactNode;
}

/** Titles longer than this (up to 256 characters) have smaller text. */
const LONG_TITLE = 80;

/** Shows the header of a mentee page: the back link, the h1 and the page's purpose. */
export function PageHead(props: PageHeadProps) {
  const { title, description, lead = false, short = false, back, children } = props;
  return (
    <header className="stack gap-2">
      <PageMeta title={title} description={description} index={false} />
      {back && (
        <Link
          className={`line gap-2 tap strong no-print ${styles.back}`}
          to={back.to}
          state={back.state}
        >
          <Icon name="arrow-left" /> <span>{back.label}</span>
        </Link>
      )}
      <div className="row-between">
        <div className="stack gap-2">
          <h1
            className={classes('breaks', short && 'clamp-3', styles.title)}
            data-long={title.length > LONG_TITLE || undefined}
          >
            {title}
          </h1>
          {lead && (
            <p dir="auto" className="measure soft no-print">
              {description}
            </p>
          )}
        </div>
        {children}
      </div>
    </header>
  );
}
