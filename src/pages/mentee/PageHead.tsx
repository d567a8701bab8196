import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/ui/icon/Icon.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** One line below the title; also what the page's description says. */
  description: string;
  /** False keeps the line for the page's description alone. */
  lead?: boolean;
  /** The title stands elsewhere in full: here it ends after some lines. */
  short?: boolean;
  back?: { to: string; label: string; state?: unknown };
  /** Tags below, or buttons beside the title. */
  children?: ReactNode;
}

/** Titles may have 256 characters: longer ones than this are set smaller. */
const LONG = 80;

/** The head of a mentee page: the way back, the one h1 and what the page is for. */
export function PageHead(props: PageHeadProps) {
  const { title, description, lead = true, short = false, back, children } = props;
  return (
    <header className={styles.head}>
      <PageMeta title={title} description={description} index={false} />
      {back && (
        <Link className={styles.back} to={back.to} state={back.state}>
          <Icon name="arrow-left" /> {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1
            className={styles.title}
            data-long={title.length > LONG || undefined}
            data-short={short || undefined}
          >
            {title}
          </h1>
          {lead && <p className={styles.lead}>{description}</p>}
        </div>
        {children}
      </div>
    </header>
  );
}
