import { Disclosure } from '../../ui/Disclosure.tsx';
import { Avatar, initials } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Loading.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import { commonTexts } from '../../ui/texts.ts';
import { accountButtonTexts as texts } from './texts.ts';
import type { MenuProps } from './Sidebar.tsx';
import { useLazyPanel } from '../../ui/useLazyPanel.ts';
import styles from './Frame.module.css';
import { nameOf } from '../../user/nameOf.ts';

const load = () => import('./AccountPanel.tsx');

/** Shows the user's photo as a button that opens the entries that the menu lacks. */
export function AccountMenu(menu: MenuProps) {
  const profile = useAppSelector(({ user }) => user.profile);
  const { Panel, open, setOpen, preload } = useLazyPanel(load);
  const name = profile ? nameOf(profile, '') : '';
  return (
    <Disclosure
      name={name ? texts.named(initials(name)) : texts.button}
      button={
        <span className={`line gap-2 ${styles.button}`}>
          <Icon name="menu" />
          <Avatar name={name} photoUrl={profile?.photoUrl ?? null} size="sm" decorative />
        </span>
      }
      wide
      open={open}
      onToggle={setOpen}
      onIntent={preload}
      label={texts.button}
    >
      {Panel ? (
        <Panel {...menu} name={name} email={profile?.email ?? ''} onFollow={() => setOpen(false)} />
      ) : (
        <p className={`center ${styles.wait}`}>
          <Spinner label={commonTexts.loading} />
        </p>
      )}
    </Disclosure>
  );
}
