import { useState } from 'react';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { safeLink } from '../../lib/safeUrl.ts';
import { videoOf } from '../../lib/video.ts';
import { courseTexts as texts } from './texts.ts';
import styles from './CoursePlayer.module.css';

interface CoursePlayerProps {
  title: string;
  /** The course's address as the service sends it. */
  address: string | null;
}

/**
 * A course's video or playlist, loaded from the other site only after a tap. What is not an https
 * address of YouTube or Vimeo is offered as a link.
 */
export function CoursePlayer({ title, address }: CoursePlayerProps) {
  const [playing, setPlaying] = useState(false);
  const link = safeLink(address);
  const video = videoOf(address);

  if (link === null) {
    return (
      <Card padding="none">
        <EmptyState
          illustration={<Icon name="play" size="lg" />}
          title={texts.noLink}
          text={texts.noLinkText}
        />
      </Card>
    );
  }
  if (video === null) {
    return (
      <Card className={styles.link}>
        <p>{texts.elsewhere}</p>
        <ButtonAnchor href={link} newTab iconAfter="external">
          {texts.openLink}
        </ButtonAnchor>
      </Card>
    );
  }
  return (
    <div className={styles.player}>
      {playing ? (
        <iframe
          className={styles.frame}
          src={video.src}
          title={texts.frame(title)}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- always of a foreign origin, which it keeps
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.cover}>
          <Button variant="accent" size="lg" iconBefore="play" onClick={() => setPlaying(true)}>
            {texts.play}
          </Button>
          <p className={styles.soft}>{texts.playCosts(video.provider)}</p>
        </div>
      )}
      <ButtonAnchor variant="quiet" href={link} newTab iconAfter="external">
        {texts.open(video.provider)}
      </ButtonAnchor>
    </div>
  );
}
