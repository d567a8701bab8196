import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { welcomeDismissed } from '../../user/userSlice.ts';
import { useAppDispatch, useAppSelector, useProfile } from '../../user/hooks.ts';
import { dashboardTexts as texts } from './texts.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** Set without a track: the welcome is the way on then, and cannot be dismissed. */
  onEnroll?: () => void;
  /** The next step, if there is one. */
  children?: ReactNode;
}

/** The top of the dashboard: a greeting, and the one thing to do next. */
export function Hero({ onEnroll, children }: HeroProps) {
  const [name = ''] = useProfile().firstName.trim().split(/\s+/u);
  const dispatch = useAppDispatch();
  const hasTrack = onEnroll === undefined;
  const isWelcome = useAppSelector(({ user }) => !user.welcomeDismissed) || !hasTrack;

  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={styles.greeting}>
        <h2 id="welcome" className={styles.name}>
          {isWelcome ? texts.welcome(name) : texts.hello(name)}
        </h2>
        {!hasTrack && <p>{texts.welcomeNew}</p>}
        {isWelcome && hasTrack && (
          <IconButton
            icon="close"
            label={texts.dismiss}
            className={styles.dismiss}
            onClick={() => dispatch(welcomeDismissed())}
          />
        )}
        {!hasTrack && (
          <Button variant="accent" iconBefore="plus" onClick={onEnroll}>
            {texts.enroll}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
