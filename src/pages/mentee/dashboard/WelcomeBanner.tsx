import { Button, ButtonLink } from '../../../components/ui/button/Button.tsx';
import { IconButton } from '../../../components/ui/button/IconButton.tsx';
import { paths } from '../../../config/paths.ts';
import { dashboardTexts as texts } from '../../../texts/mentee/mentee.ts';
import styles from './WelcomeBanner.module.css';

interface WelcomeBannerProps {
  firstName: string;
  /** Only somebody with a track can dismiss it: for the others it is the way on. */
  hasTrack: boolean;
  onDismiss: () => void;
  onEnroll: () => void;
}

/** The greeting on top of the dashboard, and the one thing to do next. */
export function WelcomeBanner({ firstName, hasTrack, onDismiss, onEnroll }: WelcomeBannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="welcome">
      <div className={styles.words}>
        <h2 id="welcome" className={styles.title}>
          {texts.welcome(firstName)}
        </h2>
        <p>{hasTrack ? texts.welcomeBack : texts.welcomeNew}</p>
        {hasTrack ? (
          <ButtonLink variant="accent" to={paths.tasks} iconAfter="arrow-right">
            {texts.toTasks}
          </ButtonLink>
        ) : (
          <Button variant="accent" iconBefore="plus" onClick={onEnroll}>
            {texts.enroll}
          </Button>
        )}
      </div>
      {hasTrack && (
        <IconButton
          icon="close"
          label={texts.dismiss}
          className={styles.dismiss}
          onClick={onDismiss}
        />
      )}
    </section>
  );
}
