import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Disclosure } from '../../components/popover/Disclosure.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { useMediaQuery } from '../../components/useMediaQuery.ts';
import { keepNews } from '../../lib/news.ts';
import type { Session } from '../../lib/session.ts';
import { commonTexts } from '../../texts/common.ts';
import { bellTexts as texts } from '../../texts/topBar.ts';
import { usePart } from '../usePart.ts';
import styles from './Bell.module.css';
import { useNews } from './useNews.ts';

const load = () => import('./BellPanel.tsx');

/** What is there by now is seen. */
const look = (userId: string): void => {
  const now = Date.now();
  keepNews(userId, now, (kept) => ({ ...kept, lookedAt: now }));
};

/** The bell with the number of news; its panel is a sheet on a phone. */
export function Bell({ session, buttonClass }: { session: Session; buttonClass: string }) {
  const { userId, role } = session;
  const { Shown, open, setOpen, prepare } = usePart(load);
  // While the panel is open, news are told from what was there at the look before.
  const [since, setSince] = useState<number | null>(null);
  const news = useNews(userId, open ? since : null);
  const isPhone = useMediaQuery('(max-width: 40rem)');
  const count = open ? 0 : news.count;

  const isShown = open && Shown !== null;
  useEffect(() => {
    if (isShown) look(userId);
  }, [isShown, userId]);

  const toggle = (next: boolean) => {
    if (next) setSince(news.lookedAt);
    // What came while the panel was open has been seen there.
    else if (isShown) look(userId);
    setOpen(next);
  };
  const close = () => toggle(false);
  const content = Shown ? (
    <Shown news={news} role={role} onFollow={close} />
  ) : (
    <p className={styles.wait}>
      <Spinner label={commonTexts.loading} />
    </p>
  );

  return (
    <Disclosure
      name={texts.named(count)}
      buttonClass={buttonClass}
      button={
        <>
          <Icon name="bell" />
          {count > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {count > 9 ? texts.many : count}
            </span>
          )}
        </>
      }
      open={open}
      onToggle={toggle}
      onIntent={prepare}
      label={texts.title}
      bare={isPhone}
    >
      {isPhone ? (
        <Dialog title={texts.title} onClose={close}>
          {content}
        </Dialog>
      ) : (
        <div className={styles.panel}>
          <h2 className={styles.title}>{texts.title}</h2>
          {content}
        </div>
      )}
    </Disclosure>
  );
}
