import type { ReactNode } from 'react';
import { Unfold } from '../ui/commands.tsx';

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
    <summary className="fold small strong">{title}</summary>
    <Unfold value={() => onToggle(true)}>{children}</Unfold>
  </details>
);
