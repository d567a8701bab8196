import { Disclosure } from '../../components/popover/Disclosure.tsx';
import { Avatar } from '../../components/ui/avatar/Avatar.tsx';
import { initials } from '../../components/ui/avatar/avatarArt.ts';
import { Spinner } from '../../components/ui/Spinner.tsx';
import type { Session } from '../../platform/session.ts';
import { fullName } from '../../domain/text/text.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { commonTexts } from '../../texts/common.ts';
import { accountButtonTexts as texts } from '../../texts/shell/topBar.ts';
import { useLazyPanel } from '../useLazyPanel.ts';
import styles from './AccountMenu.module.css';

const load = () => import('./AccountPanel.tsx');

interface AccountMenuProps {
  session: Session;
  onSettings: () => void;
  onClear: () => void;
  onReport: () => void;
  onLogout: () => void;
}

/** The user's picture, opening a panel with the profile link, the settings, a report and the logout. */
export function AccountMenu({
  session,
  onSettings,
  onClear,
  onReport,
  onLogout,
}: AccountMenuProps) {
  const profile = useAppSelector(({ user }) => user.profile);
  const { Panel, open, setOpen, preload } = useLazyPanel(load);
  const name = profile ? fullName(profile) : '';
  const close = () => setOpen(false);
  const closeAnd = (next: () => void) => () => {
    close();
    next();
  };
  return (
    <Disclosure
      name={name ? texts.named(initials(name)) : texts.button}
      button={<Avatar name={name} photoUrl={profile?.photoUrl ?? null} size="sm" decorative />}
      open={open}
      onToggle={setOpen}
      onIntent={preload}
      label={texts.button}
    >
      {Panel ? (
        <Panel
          role={session.role}
          name={name}
          email={profile?.email ?? ''}
          onFollow={close}
          onSettings={closeAnd(onSettings)}
          onClear={closeAnd(onClear)}
          onReport={closeAnd(onReport)}
          onLogout={closeAnd(onLogout)}
        />
      ) : (
        <p className={styles.wait}>
          <Spinner label={commonTexts.loading} />
        </p>
      )}
    </Disclosure>
  );
}
