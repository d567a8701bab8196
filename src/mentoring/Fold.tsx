import type { ReactNode } from 'react';
import { Unfold } from '../ui/commands.tsx';
import styles from './mentor.module.css';

interface FoldProps {
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A shortcut of a part inside opens it. */
export const Fold = ({ title, open, onToggle, className, children }: FoldProps) => (
  <details
    className={className}
    open={open}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary className={`small strong ${styles.summary}`}>{title}</summary>
    <Unfold value={() => onToggle(true)}>{children}</Unfold>
  </details>
);
