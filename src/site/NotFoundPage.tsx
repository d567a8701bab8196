import { PageMeta } from '../ui/PageMeta.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { paths } from '../paths.ts';
import styles from './NotFoundPage.module.css';

const notFoundTexts = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  heading: 'Page not found',
  text: 'It may have moved, or the address may be mistyped.',
  home: 'Go to dashboard',
} as const;

/** Shows the page for unknown addresses. Its link opens the dashboard, even for visitors. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageMeta title={notFoundTexts.title} description={notFoundTexts.description} index={false} />
      <EmptyState
        headingLevel={1}
        picture={<LostPath />}
        title={notFoundTexts.heading}
        text={notFoundTexts.text}
        action={
          <ButtonLink to={paths.dashboard} size="lg">
            {notFoundTexts.home}
          </ButtonLink>
        }
      />
    </div>
  );
}

function LostPath() {
  return (
    <svg className={styles.art} viewBox="0 0 300 130" aria-hidden="true">
      <path className={styles.four} d="M62 118V16L14 86h68M266 118V16l-48 70h68" />
      <path fill="var(--art-ground-gold)" d="M150 14a50 50 0 1 1 0 102 50 50 0 0 1 0-102z" />
      <path className={styles.path} d="M116 92c10-20 30 6 40-14s-26-20-14-38 40-2 34-16" />
      <path
        fill="var(--art-clay)"
        d="M176 40c-10-10-14-16-14-22a14 14 0 0 1 28 0c0 6-4 12-14 22z"
      />
    </svg>
  );
}
