import { Icon } from '../../../components/ui/icon/Icon.tsx';
import { gradingTexts as texts } from '../../../texts/mentor.ts';
import styles from './GradeForm.module.css';

interface EarlierCommentsProps {
  comments: readonly string[];
  onInsert: (comment: string) => void;
}

/** The mentor's earlier comments on the same task: a tap inserts one, for editing. */
export function EarlierComments({ comments, onInsert }: EarlierCommentsProps) {
  if (comments.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>
        {texts.used} ({comments.length})
      </summary>
      <ul role="list">
        {comments.map((comment) => (
          <li key={comment}>
            <button type="button" onClick={() => onInsert(comment)}>
              <Icon name="plus" label={texts.insert} />
              <span>{comment}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
