import type { ReactNode } from 'react';

interface FoldProps {
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows a part that is folded away below its title. */
export const Fold = ({ title, open, onToggle, className, children }: FoldProps) => (
  <details
    className={className}
    open={open}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary className="fold small strong">{title}</summary>
    {children}
  </details>
);
