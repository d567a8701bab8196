import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import styles from './JoinActions.module.css';

/** The two calls to action on a green ground: the registration and the chat. */
export function JoinActions({ join, chat }: { join: string; chat: string }) {
  return (
    <p className={styles.actions}>
      <ButtonLink to={paths.register} variant="accent" size="lg" iconAfter="arrow-right">
        {join}
      </ButtonLink>
      <ButtonAnchor
        href={brand.chatUrl}
        variant="quiet"
        size="lg"
        iconBefore="chat"
        className={styles.chat}
      >
        {chat}
      </ButtonAnchor>
    </p>
  );
}
