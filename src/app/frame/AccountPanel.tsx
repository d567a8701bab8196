import { useMediaQuery, minWidth } from '../../ui/hooks.ts';
import { outboxPath } from '../../auth/session.ts';
import { pageVersion } from '../../lib/pageVersion.ts';
import { isExample } from '../../lib/storage.ts';
import { shellTexts } from './texts.ts';
import { barOf, menuOf, type MenuLink, otherAreas } from '../areas.ts';
import { lastEntry, MenuEntry, type MenuProps } from './Sidebar.tsx';
import { reportLink } from '../report.ts';
import { commonTexts } from '../../ui/texts.ts';
import { draftsOf, unreadableDrafts } from '../../user/drafts.ts';
import { useUnsent } from '../../user/useUnsent.ts';
import styles from './Frame.module.css';
import { PersonName } from '../../ui/PersonName.tsx';

interface AccountPanelProps extends MenuProps {
  name: string;
  email: string;
  onFollow: () => void;
}

/**
 * Lists what the menu lacks: the outbox (unless it is empty), clearing the device and the report;
 * on a phone it also lists pages, settings and logout.
 */
export default function AccountPanel(props: AccountPanelProps) {
  const { area, session, page, buttons, name, email, onFollow } = props;
  const { role, userId } = session;
  const waiting = useUnsent();
  const hasNoSidebar = !useMediaQuery(minWidth('md'));
  const bar = barOf(role);
  const isLacking = ({ path }: MenuLink) => !bar.some((entry) => entry.path === path);
  const lacking = [...menuOf(area), ...otherAreas(area, role)].filter(isLacking);
  const isEmpty = draftsOf(userId).length + unreadableDrafts(userId).length === 0;
  const outbox: MenuLink = {
    path: outboxPath(role),
    place: shellTexts.outbox(waiting),
    icon: 'upload',
  };
  const entries = [
    ...(hasNoSidebar ? lacking : []),
    ...(isEmpty ? [] : [outbox]),
    ...(hasNoSidebar ? [buttons.settings] : []),
    ...(isExample() ? [] : [buttons.clear]),
    { place: commonTexts.reportProblem, icon: 'flag' as const, href: reportLink() },
    ...(hasNoSidebar ? [lastEntry(buttons)] : []),
  ];
  return (
    <div className={`stack gap-0 ${styles.panel}`}>
      {(name || email) && (
        <p className={`stack gap-0 ${styles.who}`}>
          <PersonName className="strong">{name}</PersonName>
          <span translate="no" className="soft small">
            {email}
          </span>
        </p>
      )}
      {entries.map((entry) => (
        <MenuEntry key={entry.place} entry={entry} page={page} onFollow={onFollow} />
      ))}
      <p className={`soft tiny ${styles.version}`}>{shellTexts.version(pageVersion())}</p>
    </div>
  );
}
