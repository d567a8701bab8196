import { useEffect, useState } from 'react';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Loading.tsx';
import { useMediaQuery, minWidth } from '../../ui/hooks.ts';
import type { Session } from '../../auth/session.ts';
import { bellOpened } from '../../tasks/tasksSlice.ts';
import { useAppDispatch } from '../../api/query/query.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { commonTexts } from '../../ui/texts.ts';
import { bellButtonTexts as texts } from '../frame/texts.ts';
import { useUnsent } from '../../user/useUnsent.ts';
import { useLazyPanel } from '../../ui/useLazyPanel.ts';
import styles from './Bell.module.css';
import frame from '../frame/Frame.module.css';
import { useNews } from './useNews.ts';

const load = () => import('./BellPanel.tsx');

/** Shows the bell with the number of news items, or with a dot while feedback is unread. */
export function Bell({ session }: { session: Session }) {
  const dispatch = useAppDispatch();
  const { Panel, open, setOpen, preload } = useLazyPanel(load);
  // While the panel is open, entries found since its previous opening are new.
  const openedAt = useAppSelector(({ tasks }) => tasks.bellOpenedAt);
  const [since, setSince] = useState(openedAt);
  const news = useNews(open ? since : openedAt);
  const isPhone = !useMediaQuery(minWidth('sm'));
  const unsent = useUnsent();
  const count = open ? 0 : news.count + unsent;
  const unread = count === 0 && news.unread;

  const isShown = open && Panel !== null;
  useEffect(() => {
    if (isShown) dispatch(bellOpened(Date.now()));
  }, [isShown, dispatch]);

  const toggle = (next: boolean) => {
    if (next) setSince(openedAt);
    // The user has seen entries that arrived while the panel was open.
    else if (isShown) dispatch(bellOpened(Date.now()));
    setOpen(next);
  };
  const close = () => toggle(false);
  return (
    <Disclosure
      name={unread ? texts.unread : texts.named(count)}
      button={
        <>
          <Icon name="bell" />
          {(count > 0 || unread) && (
            <span className={unread ? styles.dot : styles.badge} aria-hidden="true">
              {count > 9 ? texts.many : count || ''}
            </span>
          )}
        </>
      }
      open={open}
      onToggle={toggle}
      onIntent={preload}
      label={texts.title}
      bare={isPhone}
    >
      {Panel && (
        <Panel news={news} unsent={unsent} role={session.role} isSheet={isPhone} onClose={close} />
      )}
      {!Panel && isPhone && <DialogFallback />}
      {!Panel && !isPhone && (
        <p className={`center ${frame.wait}`}>
          <Spinner label={commonTexts.loading} />
        </p>
      )}
    </Disclosure>
  );
}
